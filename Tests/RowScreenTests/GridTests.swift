import Testing

@testable import RowScreen

@Suite struct GridTests {
    private func grid(_ text: String, width: Int) -> Grid {
        var grid = Grid(height: 1, width: width)
        grid.write(text, at: Position(line: 0, column: 0))
        return grid
    }

    @Test func `text is clipped at the edges`() {
        #expect(grid("abcdef", width: 4).lines == ["abcd"])
        var grid = Grid(height: 2, width: 4)
        grid.write("abcdef", at: Position(line: 1, column: -2))
        grid.write("no", at: Position(line: 2, column: 0))
        grid.write("no", at: Position(line: -1, column: 0))
        #expect(grid.lines == ["", "cdef"])
    }

    @Test func `no half of a wide character is seen`() {
        #expect(grid("漢字漢", width: 5).lines == ["漢字"])
        var grid = Grid(height: 1, width: 6)
        grid.write("漢字漢", at: Position(line: 0, column: -1))
        #expect(grid.lines == [" 字漢"])
        var clipped = Grid(height: 1, width: 8)
        clipped.write("漢字漢", at: Position(line: 0, column: 1), clippedTo: 2..<6)
        #expect(clipped.lines == ["   字"])
        #expect(clipped[Position(line: 0, column: 5)] == .blank)
    }

    @Test func `a wide character of which half cannot be seen leaves a blank in its style`() {
        let style = Style(isReversed: true)
        var grid = Grid(height: 1, width: 3)
        grid.write("漢字", style: style, at: Position(line: 0, column: 0))
        #expect(grid[Position(line: 0, column: 2)] == Cell(" ", style: style))
    }

    @Test(arguments: [(0, "x 字"), (1, " x字"), (2, "漢x"), (3, "漢 x")])
    func `writing over one half of a wide character blanks the other`(column: Int, line: String) {
        var grid = grid("漢字", width: 4)
        grid.write("x", at: Position(line: 0, column: column))
        #expect(grid.lines == [line])
    }

    @Test func `a wide character over two halves blanks both others`() {
        var grid = grid("漢字", width: 4)
        grid.write("語", at: Position(line: 0, column: 1))
        #expect(grid.lines == [" 語"])
        #expect((0..<4).map { grid[Position(line: 0, column: $0)].width } == [1, 2, 0, 1])
    }

    @Test func `filling blanks the halves that stick out`() {
        var grid = grid("漢字漢", width: 6)
        grid.fill(Rectangle(line: 0, column: 1, height: 1, width: 4))
        #expect(grid.lines == [""])
        #expect(grid == Grid(height: 1, width: 6))
    }

    @Test func `writing tells where it stopped`() {
        var grid = Grid(height: 1, width: 6)
        #expect(grid.write("漢a", at: Position(line: 0, column: 1)) == 4)
        #expect(grid.write("", at: Position(line: 0, column: 2)) == 2)
    }

    @Test func `a tab goes to the next stop of the text`() {
        #expect(grid("a\tb", width: 12).lines == ["a       b"])
        var grid = grid("xxxxxxxxxx", width: 10)
        grid.write("a\tb", at: Position(line: 0, column: -3), clippedTo: 1..<9)
        #expect(grid.lines == ["x    bxxxx"])
    }

    @Test func `what must not reach the terminal is replaced`() {
        #expect(grid("a\u{1B}[31mb", width: 12).lines == ["a␛[31mb"])
    }

    @Test func `a style is that of the whole character`() {
        var grid = grid("a漢b", width: 4)
        grid.write("漢", style: Style(isBold: true), at: Position(line: 0, column: 1))
        #expect((0..<4).map { grid[Position(line: 0, column: $0)].style.isBold } == [false, true, true, false])
    }

    @Test func `a line is as wide as its last cell that is not blank`() {
        var grid = Grid(height: 3, width: 9)
        grid.write("漢 ", at: Position(line: 0, column: 2))
        grid.fill(Rectangle(line: 2, column: 8, height: 1, width: 1), style: Style(isReversed: true))
        #expect(grid.widths == [4, 0, 9])
    }
}
