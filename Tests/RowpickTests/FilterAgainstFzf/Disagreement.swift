/// Where two replies begin to differ, for people to read.
struct Disagreement: CustomStringConvertible {
    private let expected: Replies.Reply
    private let got: Replies.Reply

    init(_ expected: Replies.Reply, _ got: Replies.Reply) {
        self.expected = expected
        self.got = got
    }

    var description: String {
        let (left, right) = (Self.lines(expected.output), Self.lines(got.output))
        let same = zip(left, right).prefix { $0 == $1 }.map { _ in 1 }.count
        let sides = SideBySide(Array(left[same...].prefix(Self.shown)), Array(right[same...].prefix(Self.shown)))
        return
            "status \(got.status) for \(expected.status), \(right.count) lines for \(left.count), line \(same + 1):\n\(sides)"
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
            String(String(decoding: $0, as: UTF8.self).prefix(200)).debugDescription
        }
    }

    /// Lines: enough to see whether one is missing or two have changed places.
    private static let shown = 4
}
