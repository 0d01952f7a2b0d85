import RowText
import TestSupport
import Testing

@testable import RowScreen

@Suite struct PainterTests {
    /// The grid's cells as a terminal holds them.
    private func cells(of grid: Grid) -> [[Cell]] {
        (0..<grid.height).map { Array(grid[line: $0]) }
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [(1, 1), (1, 2), (3, 7), (6, 20), (4, 3)])
    func `the screen always equals the grid painted last`(height: Int, width: Int) {
        var generator = SeededGenerator(seed: UInt64(height * 100 + width))
        for _ in 0..<60 {
            var terminal = ToyTerminal(height: height + 2, width: width)
            for _ in 0..<height + 2 { terminal.type("\u{1B}[1;1H" + String(repeating: "#", count: width - 1)) }
            var painter = Painter()
            var grid = Grid(height: height, width: width)
            for _ in 0..<20 {
                grid.scribble(from: Scribble.everything, using: &generator)
                let cursor = Bool.random(using: &generator) ? grid.randomPosition(using: &generator) : nil
                if Int.random(in: 0..<8, using: &generator) == 0 { painter.forget() }
                let firstLine = Int.random(in: 0..<12, using: &generator) == 0 ? 2 : 1
                terminal.obey(painter.paint(grid, cursor: cursor, firstLine: firstLine))
                #expect(Array(terminal.cells[firstLine..<(firstLine + height)]) == cells(of: grid))
                #expect(terminal.isCursorShown == (cursor != nil))
                #expect(
                    terminal.cursor
                        == Position(
                            line: firstLine + (cursor?.line ?? 0), column: cursor?.column ?? 0))
                #expect(terminal.style == .plain)
                #expect(!terminal.isUpdating)
                #expect(terminal.scrollback.isEmpty)
            }
        }
    }

    @Test(arguments: ToyTerminal.Opinion.allCases)
    func `a terminal of another opinion about widths is right again once the doubtful text is gone`(
        opinion: ToyTerminal.Opinion
    ) {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            var terminal = ToyTerminal(height: 4, width: 16, opinion: opinion)
            var painter = Painter()
            var grid = Grid(height: 4, width: 16)
            for _ in 0..<6 {
                grid.scribble(from: Scribble.everything, using: &generator)
                terminal.obey(painter.paint(grid, cursor: nil))
            }
            grid.removeDoubtful()
            terminal.obey(painter.paint(grid, cursor: nil))
            #expect(terminal.cells == cells(of: grid))
            #expect(terminal.scrollback.isEmpty)
        }
    }

    @Test(arguments: ToyTerminal.Opinion.allCases)
    func `a doubtful character shifts nothing after it`(opinion: ToyTerminal.Opinion) {
        var terminal = ToyTerminal(height: 2, width: 30, opinion: opinion)
        var painter = Painter()
        var grid = Grid(height: 2, width: 30)
        grid.write("👨‍👩‍👧 fam      ① b       |", at: Position(line: 0, column: 0))
        grid.write("x", at: Position(line: 1, column: 29))
        terminal.obey(painter.paint(grid, cursor: nil))
        #expect(terminal.cells[0][22].text == "|")
        #expect(terminal.cells[0][14].text == "b")
        #expect(terminal.cells[1][29].text == "x")
    }

    @Test func `nothing is left beside a character that the terminal finds narrower`() {
        var terminal = ToyTerminal(height: 1, width: 6, opinion: .narrower)
        var painter = Painter()
        var grid = Grid(height: 1, width: 6)
        grid.write("xyz", at: Position(line: 0, column: 0))
        terminal.obey(painter.paint(grid, cursor: nil))
        grid.write("❤️", at: Position(line: 0, column: 0))
        terminal.obey(painter.paint(grid, cursor: nil))
        #expect(terminal.lines == ["❤️ z"])
    }

    @Test func `what is shown already costs nothing`() {
        var painter = Painter()
        var grid = Grid(height: 3, width: 20)
        grid.write("関東・信越", at: Position(line: 1, column: 2))
        let cursor = Position(line: 0, column: 4)
        #expect(!painter.paint(grid, cursor: cursor).isEmpty)
        #expect(painter.paint(grid, cursor: cursor) == [])
        #expect(painter.paint(grid, cursor: nil, firstLine: 0) == Array("\u{1B}[1;1H\u{1B}[?25l".utf8))
        #expect(painter.paint(grid, cursor: nil) == [])
        painter.forget()
        #expect(!painter.paint(grid, cursor: nil).isEmpty)
    }

    @Test func `a cursor that moves alone is only moved`() {
        var painter = Painter()
        let grid = Grid(height: 3, width: 20)
        _ = painter.paint(grid, cursor: Position(line: 0, column: 4), firstLine: 5)
        #expect(text(painter.paint(grid, cursor: Position(line: 0, column: 3), firstLine: 5)) == "\u{1B}[6;4H")
    }

    @Test func `a frame hides the cursor, draws what changed, and shows the cursor, in one update`() {
        var painter = Painter()
        var grid = Grid(height: 2, width: 10)
        _ = painter.paint(grid, cursor: Position(line: 0, column: 0))
        grid.write("ab", style: Style(isBold: true), at: Position(line: 1, column: 3))
        #expect(
            text(painter.paint(grid, cursor: Position(line: 0, column: 1)))
                == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[2;4H\u{1B}[1mab\u{1B}[m\u{1B}[1;2H\u{1B}[?25h\u{1B}[?2026l")
    }

    @Test func `a tail of blanks is erased, not written`() {
        var painter = Painter()
        var grid = Grid(height: 1, width: 60)
        grid.write(String(repeating: "x", count: 60), at: Position(line: 0, column: 0))
        _ = painter.paint(grid, cursor: nil)
        grid.fill(Rectangle(line: 0, column: 2, height: 1, width: 58))
        #expect(
            text(painter.paint(grid, cursor: nil)) == "\u{1B}[?2026h\u{1B}[1;3H\u{1B}[K\u{1B}[1;1H\u{1B}[?2026l")
    }

    @Test func `blanks with a ground of their own are written`() {
        var painter = Painter()
        var terminal = ToyTerminal(height: 1, width: 4)
        var grid = Grid(height: 1, width: 4)
        grid.fill(grid.bounds, style: Style(background: .green))
        terminal.obey(painter.paint(grid, cursor: nil))
        #expect(terminal.cells[0].allSatisfy { $0.style.background == .green })
    }

    @Test func `a few unchanged characters are written again rather than jumped over`() {
        var painter = Painter()
        var grid = Grid(height: 1, width: 20)
        grid.write("a12b", at: Position(line: 0, column: 0))
        _ = painter.paint(grid, cursor: nil)
        grid.write("A12B", at: Position(line: 0, column: 0))
        #expect(text(painter.paint(grid, cursor: nil)).contains("A12B"))
    }

    @Test func `East Asian text is sent without an address for each character`() {
        var painter = Painter()
        var grid = Grid(height: 1, width: 20)
        grid.write("関東・信越", at: Position(line: 0, column: 0))
        #expect(text(painter.paint(grid, cursor: nil)).contains("関東・信越"))
    }

    @Test func `blanks between words do not change the style`() {
        var painter = Painter()
        var grid = Grid(height: 1, width: 20)
        grid.write("some name", style: Style(isBold: true), at: Position(line: 0, column: 0))
        #expect(text(painter.paint(grid, cursor: nil)).contains("1msome name\u{1B}[m"))
    }

    @Test func `doubtful text at the right edge never wraps`() {
        for opinion in ToyTerminal.Opinion.allCases {
            var terminal = ToyTerminal(height: 2, width: 4, opinion: opinion)
            var painter = Painter()
            var grid = Grid(height: 2, width: 4)
            grid.write("abc①", at: Position(line: 1, column: 0))
            terminal.obey(painter.paint(grid, cursor: nil))
            #expect(terminal.scrollback.isEmpty)
            #expect(terminal.lines[1].hasPrefix("abc"))
        }
    }

    @Test func `in the last column marks are sent after their letter, without a way into the next line`() {
        var painter = Painter()
        var grid = Grid(height: 1, width: 3)
        grid.write("abe\u{301}", at: Position(line: 0, column: 0))
        #expect(text(painter.paint(grid, cursor: nil)).contains("abe\u{1B}[?7l\u{301}\u{1B}[?7h"))
    }

    @Test func `moving the pointer by one row takes few bytes`() {
        var painter = Painter()
        var before = Grid(height: 24, width: 80)
        for line in 0..<24 { before.write(row(line), at: Position(line: line, column: 5)) }
        var after = before
        before.point(at: 5, row(5))
        after.point(at: 6, row(6))
        _ = painter.paint(before, cursor: Position(line: 0, column: 0))
        #expect(painter.paint(after, cursor: Position(line: 0, column: 0)).count < 170)
    }

    private func row(_ line: Int) -> String { "\(line + 1)  some name of a row" }
}

extension Grid {
    fileprivate mutating func point(at line: Int, _ row: String) {
        write("▌", style: Style(foreground: .green), at: Position(line: line, column: 1))
        write(row, style: Style(isBold: true), at: Position(line: line, column: 5))
    }
}
