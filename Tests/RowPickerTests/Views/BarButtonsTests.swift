import RowScreen
import Testing

@testable import RowPicker

@Suite struct BarButtonsTests {
    private static func bar(width: Int, done: String? = nil, cancel: String? = nil, signs: Signs = .unicode) -> String {
        PlayedPicker(SampleRows.areas, width: width) {
            $0.doneLabel = done
            $0.cancelLabel = cancel
            $0.signs = signs
        }.lines[0]
    }

    @Test(arguments: [(40, " 7/7   [Leave] [Switch]"), (25, "7/7   [Leave] [Switch]"), (18, " [Leave] [Switch]")])
    func `labels of one's own stand in place of the usual ones`(width: Int, expected: String) {
        #expect(Self.bar(width: width, done: "Switch", cancel: "Leave").hasSuffix(expected))
    }

    @Test(arguments: [
        (17, "[Leave] [Switch]"), (16, "[Leave] [Switch]"), (15, " [✕] [Switch]"), (12, "[✕] [Switch]"),
        (11, "[Leave] [✓]"), (10, " [✕] [✓]"), (7, "[✕] [✓]"), (3, "[✕]"),
    ])
    func `the label of cancelling becomes its sign first, then that of picking`(width: Int, expected: String) {
        #expect(Self.bar(width: width, done: "Switch", cancel: "Leave").hasSuffix(expected))
    }

    @Test(
        arguments: [
            (nil, "", "7/7   [Done]"), ("", nil, "7/7   [✕]"), ("", "", "                                   7/7"),
            (" ", "\u{3000}", "                                   7/7"),
        ] as [(String?, String?, String)])
    func `an empty label leaves its button out`(done: String?, cancel: String?, expected: String) {
        #expect(Self.bar(width: 40, done: done, cancel: cancel).hasSuffix(expected))
    }

    @Test func `what is left out has no cell`() {
        let picker = PlayedPicker(SampleRows.areas, width: 40) {
            $0.doneLabel = ""
            $0.cancelLabel = ""
        }
        for column in 0..<40 {
            #expect(picker.scene.target(at: Position(line: 0, column: column)) == .ground)
        }
    }

    @Test func `a label that fits nowhere is its sign, and the other one stays`() {
        let long = String(repeating: "長い", count: 50_000)
        #expect(Self.bar(width: 40, done: long).hasSuffix(" [✕] [✓]"))
        #expect(Self.bar(width: 40, cancel: long).hasSuffix(" [✕] [Done]"))
        #expect(Self.bar(width: 40, done: long, cancel: "no").hasSuffix(" [no] [✓]"))
        #expect(Self.bar(width: 40, done: long, cancel: long, signs: .ascii).hasSuffix(" [x] [ok]"))
    }

    @Test func `a label is never replaced by a sign that is no narrower`() {
        #expect(Self.bar(width: 8, done: "k", signs: .ascii).hasSuffix("[x] [k]"))
        #expect(Self.bar(width: 3, done: "k", cancel: "", signs: .ascii) == "[k]")
    }

    @Test func `what a terminal would obey is drawn as a sign`() {
        let line = Self.bar(width: 60, done: "\u{1B}[31mred\r\n", cancel: "a\tb")
        #expect(line.hasSuffix("[␛[31mred␍␊]"))
        #expect(line.contains("[a      b]"))
    }

    @Test(arguments: 1...60)
    func `each cell of a button is that button's, at every width`(width: Int) {
        let picker = PlayedPicker(SampleRows.areas, width: width) {
            $0.doneLabel = "選ぶ"
            $0.cancelLabel = "やめる"
        }
        let targets = (0..<width).map { picker.scene.target(at: Position(line: 0, column: $0)) }
        let buttons = targets.filter { $0 != .ground }
        #expect(buttons == buttons.filter { $0 == .close } + buttons.filter { $0 == .done })
        let drawn = picker.lines[0].filter { "[]".contains($0) }.count
        if width >= 8 { #expect(drawn == 4 && buttons.contains(.done) && buttons.contains(.close)) }
    }
}
