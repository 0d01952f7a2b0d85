import RowScreen
import Testing

@Suite struct RectangleTests {
    private let area = Rectangle(line: 2, column: 3, height: 4, width: 10)

    @Test(arguments: [(2, 3, true), (5, 12, true), (1, 3, false), (6, 3, false), (2, 2, false), (2, 13, false)])
    func `a rectangle holds its own cells only`(line: Int, column: Int, isInside: Bool) {
        #expect(area.contains(Position(line: line, column: column)) == isInside)
    }

    @Test func `splitting gives two parts that are the whole`() {
        #expect(area.split(leadingColumns: 4).leading == Rectangle(line: 2, column: 3, height: 4, width: 4))
        #expect(area.split(leadingColumns: 4).rest == Rectangle(line: 2, column: 7, height: 4, width: 6))
        #expect(area.split(leadingColumns: -1).leading.isEmpty)
        #expect(area.split(leadingColumns: 11).rest.isEmpty)
    }

    @Test func `what two rectangles share may be nothing`() {
        #expect(area.intersection(Rectangle(height: 3, width: 5)) == Rectangle(line: 2, column: 3, height: 1, width: 2))
        #expect(area.intersection(Rectangle(line: 9, height: 3, width: 5)).isEmpty)
    }
}
