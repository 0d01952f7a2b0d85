import RowScreen
import Testing

@testable import RowPicker

@Suite struct BackdropTests {
    private static func grid(_ text: String, height: Int = 3, width: Int = 12) -> Grid {
        Backdrop(ContiguousArray(text.utf8), on: Size(height: height, width: width), in: .sixteen).grid
    }

    @Test(arguments: [
        ("one\ntwo\n", ["one", "two", ""]),
        ("\n\nthree\nfour", ["", "", "three"]),
        ("a line that is too long\nnext", ["a line that ", "next", ""]),
        ("日本語日本語日本\n", ["日本語日本語", "", ""]),
        ("", ["", "", ""]),
    ])
    func `lines stand where they stood, cut at the edges`(text: String, lines: [String]) {
        #expect(Self.grid(text).lines == lines.map { String($0.reversed().drop { $0 == " " }.reversed()) })
    }

    @Test func `a style goes on from line to line until it changes`() {
        let grid = Self.grid("a\u{1B}[1;31mb\nc\u{1B}[0md")
        let (dim, red) = (Style(isDim: true), Style(foreground: .red, isDim: true))
        func look(_ line: Int, _ column: Int) -> Style { grid[Position(line: line, column: column)].style }
        #expect([look(0, 0), look(0, 1), look(1, 0), look(1, 1)] == [dim, red, red, dim])
    }

    @Test(arguments: [
        ("\u{1B}]0;title\u{7}x", "x"), ("\u{1B}[2J\u{1B}[Hx", "x"), ("\u{1B}cx", "x"), ("a\u{9B}2Jx", "a\u{FFFD}2Jx"),
        ("a\rb", "a␍b"), ("a\u{7}b", "a␇b"), ("\u{1B}", "␛"), ("\u{202E}x", "\u{FFFD}x"),
        ("\u{0E}lqk\u{0F}q", "┌─┐q"), ("\u{1B}[5;8mx", "x"),
    ])
    func `nothing but characters and their styles is kept`(text: String, line: String) {
        #expect(Self.grid(text).lines[0] == line)
    }

    @Test(
        arguments: [
            (.sixteen, Style(), Style(isDim: true)),
            (.sixteen, Style(foreground: .red, isBold: true), Style(foreground: .red, isDim: true)),
            (
                .dark, Style(background: .blue, isReversed: true),
                Style(background: .blue, isDim: true, isReversed: true)
            ),
            (.light, Style(isBold: true), Style(foreground: .brightBlack)),
            (.light, Style(foreground: .red), Style(foreground: .red, isDim: true)),
            (
                .plain, Style(foreground: .red, background: .blue, isReversed: true),
                Style(isDim: true, isReversed: true)
            ),
        ] as [(Theme, Style, Style)])
    func `what is behind is dim, in its own colours where there are any`(theme: Theme, own: Style, look: Style) {
        #expect(theme.dimmed(own) == look)
    }
}
