import RowScreen
import Testing

@testable import RowPicker

@Suite struct PanelTests {
    @Test(arguments: [
        (24, 80, 9, Rectangle(line: 7, column: 16, height: 10, width: 48)),
        (40, 120, 16, Rectangle(line: 11, column: 24, height: 17, width: 72)),
        (200, 500, 80, Rectangle(line: 59, column: 200, height: 81, width: 100)),
        (24, 50, 9, Rectangle(line: 7, column: 5, height: 10, width: 40)),
        (24, 30, 9, Rectangle(line: 7, column: 0, height: 10, width: 30)),
        (8, 80, 9, Rectangle(line: 0, column: 16, height: 8, width: 48)),
    ])
    func `it is in the middle, as tall as its rows need and as wide as can be read`(
        height: Int, width: Int, lines: Int, place: Rectangle
    ) {
        #expect(Panel().rectangle(on: Size(height: height, width: width), sheetLines: lines) == place)
    }

    @Test(
        arguments: [
            (.cells(60), .cells(12), Rectangle(line: 6, column: 10, height: 12, width: 60)),
            (.percent(50), .percent(50), Rectangle(line: 6, column: 20, height: 12, width: 40)),
            (.percent(100), .percent(100), Rectangle(line: 0, column: 0, height: 24, width: 80)),
            (.cells(1000), .cells(1000), Rectangle(line: 0, column: 0, height: 24, width: 80)),
            (.cells(1), .percent(1), Rectangle(line: 9, column: 30, height: 6, width: 20)),
        ] as [(Panel.Extent, Panel.Extent, Rectangle)])
    func `a size that was asked for is taken, as far as there is room for it and for three rows in it`(
        width: Panel.Extent, height: Panel.Extent, place: Rectangle
    ) {
        let panel = Panel(width: width, height: height)
        #expect(panel.rectangle(on: Size(height: 24, width: 80), sheetLines: 9) == place)
    }

    @Test(arguments: [(5, 80), (24, 19), (1, 1), (5, 20)])
    func `where there is no room for a frame it takes all of the screen`(height: Int, width: Int) {
        let screen = Size(height: height, width: width)
        #expect(!Panel.hasFrame(on: screen))
        let place = Panel(width: .cells(10), height: .cells(2)).rectangle(on: screen, sheetLines: 9)
        #expect(place == Rectangle(height: height, width: width))
    }
}
