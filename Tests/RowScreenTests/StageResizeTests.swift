import Testing

@testable import RowScreen

@Suite struct StageResizeTests {
    /// A bar as wide as the screen, a query with the cursor, and rows.
    private func trace(rowWidth: Int) -> SheetTrace {
        SheetTrace(widths: [70, 3] + Array(repeating: rowWidth, count: 6), cursor: Position(line: 1, column: 3))
    }

    private func stage(_ habits: ResizeHabits = ResizeHabits()) -> Stage {
        Stage(.bottom(lines: 8), on: Size(height: 20, width: 70), habits: habits)
    }

    /// The line that the bytes erase from, which is the first thing they do.
    private func erased(_ bytes: [UInt8]) -> Int? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard !text.hasPrefix("\u{1B}[m\u{1B}[1;1H\u{1B}[K\u{1B}[2;1H\u{1B}[J") else { return 0 }
        let line = text.dropFirst("\u{1B}[m\u{1B}[".count).prefix { $0.isNumber }
        guard text.hasPrefix("\u{1B}[m\u{1B}[\(line);1H\u{1B}[J") else { return nil }
        return Int(line).map { $0 - 1 }
    }

    @Test func `the saved cursor is asked for at the first resize alone`() {
        var stage = stage()
        #expect(stage.needsSavedCursor)
        _ = stage.resize(
            to: Size(height: 20, width: 60), cursor: Position(line: 13, column: 3), saved: Position(line: 5, column: 0),
            trace: trace(rowWidth: 10))
        #expect(!stage.needsSavedCursor)
        #expect(stage.needsSurvey)
        #expect(!Stage(.alternateScreen, on: Size(height: 20, width: 70)).needsSurvey)
    }

    @Test(arguments: [(70, 12, 13), (60, 11, 13), (40, 11, 13), (30, 10, 13)])
    func `the lines the bar was wrapped into are erased although the cursor did not move`(
        width: Int, top: Int, cursorLine: Int
    ) {
        var stage = stage()
        let bytes = stage.resize(
            to: Size(height: 20, width: width), cursor: Position(line: cursorLine, column: 3), saved: nil,
            trace: trace(rowWidth: 10))
        #expect(erased(bytes) == top)
        #expect(stage.firstLine == 12)
    }

    @Test func `a cursor that stays although rows below should have wrapped tells of a terminal that wraps nothing`() {
        var stage = stage()
        let bytes = stage.resize(
            to: Size(height: 20, width: 40), cursor: Position(line: 13, column: 3), saved: nil,
            trace: trace(rowWidth: 50))
        #expect(erased(bytes) == 12)
    }

    @Test func `a terminal known to wrap nothing is taken at its word`() {
        var stage = stage(ResizeHabits(rewrapsText: false))
        let bytes = stage.resize(
            to: Size(height: 18, width: 40), cursor: Position(line: 11, column: 3), saved: nil,
            trace: trace(rowWidth: 10))
        #expect(erased(bytes) == 10)
    }

    @Test func `a cursor far to the right has been wrapped with its line`() {
        var stage = stage()
        let trace = SheetTrace(widths: [70, 66, 3], cursor: Position(line: 1, column: 65))
        let bytes = stage.resize(
            to: Size(height: 20, width: 30), cursor: Position(line: 14, column: 5), saved: nil, trace: trace)
        #expect(erased(bytes) == 14 - 2 - 3)
    }

    @Test func `text where the sheet is to be scrolls up, and the return place with it`() {
        var stage = stage(ResizeHabits(movesSavedCursor: false))
        let bytes = stage.resize(
            to: Size(height: 14, width: 70), cursor: Position(line: 13, column: 3),
            saved: Position(line: 10, column: 4),
            trace: trace(rowWidth: 10))
        #expect(stage.firstLine == 6)
        let scrolling = String(repeating: "\u{1B}D", count: 6)
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "\u{1B}[m\u{1B}[13;1H\u{1B}[J\u{1B}[14;1H\(scrolling)\u{1B}[5;5H\u{1B}7")
    }

    @Test func `the return place stays with the text when the sheet moves down`() {
        var stage = stage(ResizeHabits(movesSavedCursor: false))
        let bytes = stage.resize(
            to: Size(height: 30, width: 70), cursor: Position(line: 13, column: 3), saved: Position(line: 5, column: 2),
            trace: trace(rowWidth: 10))
        #expect(stage.firstLine == 22)
        #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\u{1B}[6;3H\u{1B}7"))
    }

    static let savedPlaces: [(saved: Int, cursor: Int, moves: Bool?, line: Int)] = [
        (saved: 5, cursor: 13, moves: nil, line: 5), (saved: 8, cursor: 16, moves: nil, line: 11),
        (saved: 8, cursor: 16, moves: true, line: 8), (saved: 8, cursor: 16, moves: false, line: 11),
        (saved: 14, cursor: 16, moves: nil, line: 14), (saved: 14, cursor: 16, moves: false, line: 14),
        (saved: 11, cursor: 13, moves: nil, line: 11),
    ]

    @Test(arguments: savedPlaces)
    func `the return place is as many lines above the sheet as it was, and nearer in doubt`(
        saved: Int, cursor: Int, moves: Bool?, line: Int
    ) {
        var stage = stage(ResizeHabits(movesSavedCursor: moves))
        let bytes = stage.resize(
            to: Size(height: 30, width: 70), cursor: Position(line: cursor, column: 3),
            saved: Position(line: saved, column: 0),
            trace: trace(rowWidth: 10))
        #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\u{1B}[\(line + 1);1H\u{1B}7"))
    }

    @Test(arguments: [(10, 5), (14, 1), (16, 1)])
    func `a sheet that grows after a resize knows how far above the return place is`(lines: Int, gap: Int) {
        var stage = stage()
        _ = stage.resize(
            to: Size(height: 20, width: 71), cursor: Position(line: 13, column: 3), saved: Position(line: 5, column: 0),
            trace: trace(rowWidth: 10))
        _ = stage.grow(to: lines)
        #expect(stage.firstLine == 20 - lines)
        #expect(stage.returnPlace?.gap == gap)
    }

    @Test func `a saved place cut off at the last line says nothing`() {
        var stage = stage(ResizeHabits(movesSavedCursor: false))
        _ = stage.resize(
            to: Size(height: 12, width: 70), cursor: Position(line: 9, column: 3), saved: Position(line: 11, column: 0),
            trace: trace(rowWidth: 10))
        #expect(stage.returnPlace == Stage.ReturnPlace(gap: 1, column: 0))
    }

    @Test(arguments: [(20, 12, 12), (30, 12, 22), (12, 4, 4)])
    func `without an answer only the sheet's own lines are erased and nothing scrolls`(
        height: Int, top: Int, firstLine: Int
    ) {
        var stage = stage()
        let bytes = stage.resize(
            to: Size(height: height, width: 40), cursor: nil, saved: nil, trace: trace(rowWidth: 50))
        #expect(erased(bytes) == top)
        #expect(stage.firstLine == firstLine)
        #expect(!String(decoding: bytes, as: UTF8.self).contains("\u{1B}D"))
    }

    @Test(arguments: [20, 59, 99])
    func `an answer from outside the screen is none`(line: Int) {
        var told = stage()
        var untold = stage()
        let size = Size(height: 20, width: 60)
        let outside = Position(line: line, column: 3)
        let bytes = told.resize(to: size, cursor: outside, saved: outside, trace: trace(rowWidth: 10))
        let without = untold.resize(to: size, cursor: nil, saved: nil, trace: trace(rowWidth: 10))
        #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: without, as: UTF8.self))
        #expect(told == untold)
    }

    @Test func `a screen that is too small for a while does not make the sheet forget its height`() {
        var stage = stage()
        for (height, lines) in [(4, 3), (1, 1), (20, 8)] {
            _ = stage.resize(
                to: Size(height: height, width: 70), cursor: Position(line: min(height - 1, 3), column: 3), saved: nil,
                trace: trace(rowWidth: 10))
            #expect(stage.height == lines)
            #expect(stage.firstLine + stage.height == height)
            #expect(stage.firstLine >= 0)
        }
    }
}
