import RowScreen
import RowText
import TestSupport
import Testing

/// What the painter sends, on a terminal that others wrote.
@Suite(.enabled(if: Program.tmux != nil, "tmux is not installed"))
struct PainterInTmuxTests {
    private static let size = ScreenSize(columns: 46, lines: 9)
    private let plan = FuzzPlan(count: 40)

    @Test func `what tmux shows is the grid painted last, and what the tests' terminal shows`() throws {
        let pane = try TmuxPane(tmux: #require(Program.tmux), size: Self.size)
        var reader = ScreenReader(size: Self.size)
        var random = SeededGenerator(seed: plan.seed)
        var painter = Painter()
        var grid = Grid(height: Self.size.lines, width: Self.size.columns)
        for frame in 1...plan.count {
            if random.oneIn(10) { painter.forget() }
            grid.scribble(Self.agreed, using: &random)
            let cursor = random.oneIn(3) ? nil : Position(line: random.below(9), column: random.below(46))
            let bytes = painter.paint(grid, cursor: cursor)
            reader.read(bytes)
            try pane.show(bytes)
            let shown = try pane.screen()
            #expect(shown.lines == grid.lines, "frame \(frame)")
            #expect(shown.grid == reader.grid, "frame \(frame)")
            #expect(reader.problems == [])
            if let cursor { #expect(try pane.cursor() == cursor) }
        }
    }

    @Test func `what tmux finds wider or narrower harms nothing, and leaves nothing`() throws {
        let pane = try TmuxPane(tmux: #require(Program.tmux), size: Self.size)
        var random = SeededGenerator(seed: plan.seed + 1)
        var painter = Painter()
        for frame in 1...max(1, plan.count / 5) {
            var grid = Grid(height: Self.size.lines, width: Self.size.columns)
            for _ in 0..<3 {
                grid.scribble(Self.agreed + Self.doubtful, using: &random)
                try pane.show(painter.paint(grid, cursor: nil))
            }
            // A rule on the right that nothing on its left may shift.
            for line in 0..<grid.height { grid.write("  |", at: Position(line: line, column: 43)) }
            try pane.show(painter.paint(grid, cursor: nil))
            let shifted = try pane.lines().filter { !$0.seen.hasSuffix("  |") }
            #expect(shifted == [], "frame \(frame)")
            grid = Grid(height: Self.size.lines, width: Self.size.columns)
            grid.scribble(Self.agreed, using: &random)
            try pane.show(painter.paint(grid, cursor: nil))
            #expect(try pane.screen().lines == grid.lines, "frame \(frame)")
        }
    }

    /// Texts about whose width no terminal has another opinion.
    private static let agreed = ["a", "bc d", "漢字", "カナ・", "한글", "  ", "x", "－ー"]
    private static let doubtful = [
        "①─…▌", "👨‍👩‍👧", "❤️", "❤", "🇯🇵", "🇯", "e\u{301}", "ｶﾞ", "1️⃣", "👍🏽", "क्षि", "ไทยกำ", "\u{1112}\u{1161}\u{11AB}",
        "葛\u{E0100}",
        "☺\u{FE0E}", "العربية", "\u{1000}\u{102C}", "\u{A0}\u{301}",
    ]
}

extension String {
    /// Without what shows nothing: tmux puts a selector on the character before where its own is the last of a line.
    fileprivate var seen: String {
        String(UnicodeScalarView(unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
    }
}

extension Grid {
    fileprivate mutating func scribble(_ texts: [String], using random: inout SeededGenerator) {
        for _ in 0..<(1 + random.below(6)) {
            let start = Position(line: random.below(height), column: random.below(width))
            let style = Self.styles[random.below(Self.styles.count)]
            if random.oneIn(5) {
                let area = Rectangle(
                    line: start.line, column: start.column, height: 1 + random.below(2), width: 1 + random.below(width))
                fill(area, style: style)
            } else {
                write(
                    (0...random.below(4)).map { _ in texts[random.below(texts.count)] }.joined(), style: style,
                    at: start)
            }
        }
    }

    private static let styles: [Style] = [
        .plain, .plain, Style(isBold: true), Style(isDim: true), Style(foreground: .green), Style(isReversed: true),
        Style(foreground: .brightBlue, background: .red, isItalic: true),
        Style(background: .indexed(200), isUnderlined: true),
        Style(foreground: .exact(red: 1, green: 200, blue: 3), isStruck: true),
    ]
}
