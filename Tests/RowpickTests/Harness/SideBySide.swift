/// Two screens beside each other, with a mark where they differ, for people to read.
struct SideBySide: CustomStringConvertible {
    private let expected: [String]
    private let got: [String]

    init(_ expected: [String], _ got: [String]) {
        self.expected = expected.withoutTrailingBlanks
        self.got = got.withoutTrailingBlanks
    }

    var description: String {
        let width = max("expected".count, expected.map(Self.width).max() ?? 0)
        var lines = ["  " + Self.padded("expected", width) + " │ got"]
        for index in 0..<max(expected.count, got.count) {
            let left = index < expected.count ? expected[index] : ""
            let right = index < got.count ? got[index] : ""
            let isSame = index < expected.count && index < got.count && left == right
            lines.append((isSame ? "  " : "≠ ") + Self.padded(left, width) + " │ " + right)
        }
        return lines.joined(separator: "\n")
    }

    func titled(_ title: String) -> String { title + ":\n" + description }

    private static func width(_ line: String) -> Int { line.unicodeScalars.reduce(0) { $0 + $1.screenWidth } }

    private static func padded(_ line: String, _ width: Int) -> String {
        line + String(repeating: " ", count: max(0, width - Self.width(line)))
    }
}
