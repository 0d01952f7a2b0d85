/// Rows that a picker is often shown with.
enum SampleRows {
    static let areas = [
        "1\t北海道", "2\t東北", "3\t関東・信越", "4\t東海・北陸・近畿", "5\t中国・四国", "6\t九州", "7\t沖縄",
    ]

    /// `row 1` and on, which are plain lines.
    static func numbered(_ numbers: ClosedRange<Int>) -> [String] {
        numbers.map { "row \($0)" }
    }
}
