import Testing

@testable import RowScreen

@Suite struct GridCoverTests {
    private func grid(_ lines: [String], width: Int) -> Grid {
        var grid = Grid(height: lines.count, width: width)
        for (line, text) in lines.enumerated() { grid.write(text, at: Position(line: line, column: 0)) }
        return grid
    }

    @Test func `another grid takes the place of what is there, as far as it goes`() {
        var covered = grid(["abcdef", "ghijkl", "mnopqr"], width: 6)
        covered.cover(with: grid(["xy", "z"], width: 3))
        #expect(covered.lines == ["xy def", "z  jkl", "mnopqr"])
        covered.cover(with: grid(["ABCDEFGH", "", "", "IJ"], width: 8))
        #expect(covered.lines == ["ABCDEF", "", ""])
        covered.cover(with: grid(["u", "v", "w"], width: 6))
        #expect(covered.lines == ["u", "v", "w"])
    }

    @Test func `no half of a wide character is left, of either`() {
        var covered = grid(["漢字漢"], width: 6)
        covered.cover(with: grid(["abc"], width: 3))
        #expect(covered.lines == ["abc 漢"])
        covered = grid([""], width: 3)
        covered.cover(with: grid(["漢字漢"], width: 6))
        #expect(covered.lines == ["漢"])
        #expect(covered[Position(line: 0, column: 2)] == .blank)
    }
}
