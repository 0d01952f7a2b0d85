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

    /// The stage after a change to a screen of five lines, which has room for the sheet alone, and half of that above it.
    private func crowded() -> Stage {
        var stage = stage(ResizeHabits(movesSavedCursor: false))
        _ = stage.resize(
            to: Size(height: 5, width: 20), cursor: Position(line: 2, column: 3), saved: Position(line: 4, column: 0),
            trace: trace(rowWidth: 10))
        return stage
    }

    @Test func `what a small screen has no room for is erased when it comes back`() {
        var stage = crowded()
        // The bar takes four lines of twenty columns; the cursor was on the third of the screen.
        #expect(stage.linesLeftAbove == [40, 0])
        let small = SheetTrace(widths: [20, 3, 12, 12], cursor: Position(line: 1, column: 3))
        let bytes = stage.resize(
            to: Size(height: 20, width: 70), cursor: Position(line: 9, column: 3), saved: nil, trace: small)
        // Above the cursor: the bar of the small sheet, a blank line, and what was left of the first bar.
        #expect(erased(bytes) == 9 - 3)
        #expect(stage.returnPlace?.gap == 1)
        #expect(stage.linesLeftAbove == Array(repeating: 0, count: 6))
    }

    @Test func `blank lines that a taller screen gave are taken back by a lower one`() {
        var stage = stage(ResizeHabits(movesSavedCursor: false))
        let sheet = trace(rowWidth: 10)
        _ = stage.resize(
            to: Size(height: 30, width: 70), cursor: Position(line: 13, column: 3),
            saved: Position(line: 11, column: 0),
            trace: sheet)
        #expect(stage.linesLeftAbove.count == 10)
        let bytes = stage.resize(
            to: Size(height: 20, width: 70), cursor: Position(line: 19, column: 3), saved: nil, trace: sheet)
        #expect(erased(bytes) == 8)
        #expect(stage.firstLine == 12)
        #expect(stage.linesLeftAbove.count == 4)
        #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\u{1B}[8;1H\u{1B}7"))
    }

    @Test func `a sheet that grows takes the blank lines above it first`() {
        var stage = stage(ResizeHabits(movesSavedCursor: false))
        _ = stage.resize(
            to: Size(height: 30, width: 70), cursor: Position(line: 13, column: 3),
            saved: Position(line: 11, column: 0),
            trace: trace(rowWidth: 10))
        _ = stage.grow(to: 12)
        #expect(stage.firstLine == 18)
        #expect(stage.linesLeftAbove.count == 6)
        #expect(stage.returnPlace?.gap == 1)
    }

    @Test func `closing after a change of size erases from where the sheet went, and moves nothing`() {
        var stage = stage(ResizeHabits(movesSavedCursor: false))
        let bytes = stage.close(
            after: Size(height: 30, width: 70), cursor: Position(line: 23, column: 3),
            saved: Position(line: 10, column: 4),
            trace: trace(rowWidth: 10))
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[m\u{1B}[23;1H\u{1B}[J\u{1B}[21;5H\u{1B}[?25h")
    }

    @Test func `closing after a change of size that nothing tells of is closing`() {
        var stage = stage()
        let bytes = stage.close(after: Size(height: 30, width: 70), cursor: nil, saved: nil, trace: trace(rowWidth: 10))
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[m\u{1B}[13;1H\u{1B}[J\u{1B}8\u{1B}[?25h")
    }

    @Test func `a return place at the first column has its line blanked once the sheet has moved`() {
        let stage = crowded()
        #expect(String(decoding: stage.close(), as: UTF8.self).hasSuffix("\u{1B}8\u{1B}[K\u{1B}[?25h"))
        var behindPrompt = self.stage(ResizeHabits(movesSavedCursor: false))
        _ = behindPrompt.resize(
            to: Size(height: 20, width: 60), cursor: Position(line: 13, column: 3), saved: Position(line: 5, column: 7),
            trace: trace(rowWidth: 10))
        #expect(String(decoding: behindPrompt.close(), as: UTF8.self).hasSuffix("\u{1B}8\u{1B}[?25h"))
    }

    /// tmux keeps in its past what is erased from the first cell of the screen to its last.
    @Test(arguments: [(1, "\u{1B}[1;1H\u{1B}[K"), (2, "\u{1B}[1;1H\u{1B}[K\u{1B}[2;1H\u{1B}[J")])
    func `the whole screen is never erased at once`(height: Int, erasing: String) {
        let stage = Stage(.bottom(lines: 1), on: Size(height: height, width: 20))
        #expect(String(decoding: stage.erase(from: 0), as: UTF8.self) == erasing)
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

    @Test func `what was wrapped past the first line together with the cursor comes back and is erased`() {
        let bar = 80
        var stage = Stage(.bottom(lines: 9), on: Size(height: 20, width: bar), habits: ResizeHabits())
        let wide = SheetTrace(widths: [bar, 3] + Array(repeating: bar, count: 7), cursor: Position(line: 1, column: 3))
        // Thirty-three lines, thirteen of which the screen has no room for; among them is the cursor's.
        _ = stage.resize(
            to: Size(height: 20, width: 20), cursor: Position(line: 0, column: 0), saved: nil, trace: wide)
        #expect(stage.firstLine == 11)
        let narrow = SheetTrace(
            widths: [20, 3] + Array(repeating: 20, count: 7), cursor: Position(line: 1, column: 3))
        let bytes = stage.resize(
            to: Size(height: 20, width: bar), cursor: Position(line: 16, column: 3), saved: nil, trace: narrow)
        // The bar, the query, two rows, and eleven blank lines.
        #expect(erased(bytes) == 16 - 1 - 11 - 4)
    }

    /// The stage on a screen of one cell. Of the query, three columns wide, the first is above it, behind the bar.
    private func split() -> Stage {
        var stage = stage(ResizeHabits(movesSavedCursor: false))
        _ = stage.resize(
            to: Size(height: 1, width: 1), cursor: Position(line: 0, column: 0), saved: Position(line: 0, column: 0),
            trace: SheetTrace(widths: [70, 3], cursor: Position(line: 1, column: 1)))
        return stage
    }

    @Test func `a line split by the top of the screen is put together with what is drawn behind it`() {
        var stage = split()
        #expect(stage.linesLeftAbove == [70, 1])
        let bytes = stage.resize(
            to: Size(height: 20, width: 70), cursor: Position(line: 9, column: 1), saved: nil,
            trace: SheetTrace(widths: [1], cursor: Position(line: 0, column: 0)))
        #expect(erased(bytes) == 9 - 1)
        #expect(stage.returnPlace?.gap == 1)
    }

    @Test func `a line split by the top of the screen stays so while the width does`() {
        var stage = split()
        let bytes = stage.resize(
            to: Size(height: 100, width: 1), cursor: Position(line: 80, column: 0), saved: nil,
            trace: SheetTrace(widths: [1], cursor: Position(line: 0, column: 0)))
        #expect(erased(bytes) == 80 - 71)
    }

    /// The bar takes seventy columns, so it is wrapped into whole lines of these widths.
    @Test(arguments: [
        // Text of twenty columns fills its lines, and the cursor waits behind the last.
        (width: 10, text: 20, cursor: 20, line: 8, column: 10), (width: 5, text: 20, cursor: 20, line: 17, column: 5),
        (width: 14, text: 14, cursor: 14, line: 5, column: 14),
        // A blank behind the text is none in tmux.
        (width: 1, text: 2, cursor: 3, line: 71, column: 1), (width: 2, text: 2, cursor: 3, line: 35, column: 2),
        (width: 3, text: 2, cursor: 3, line: 24, column: 2),
        // Where the cursor keeps its column it is taken at its word.
        (width: 10, text: 20, cursor: 20, line: 9, column: 0), (width: 3, text: 2, cursor: 3, line: 25, column: 0),
    ])
    func `a cursor at the end of its text tells where the sheet begins`(
        width: Int, text: Int, cursor: Int, line: Int, column: Int
    ) {
        var stage = stage(ResizeHabits(movesSavedCursor: false))
        let bytes = stage.resize(
            to: Size(height: 100, width: width), cursor: Position(line: 4 + line, column: column),
            saved: Position(line: 3, column: 0),
            trace: SheetTrace(widths: [70, text], cursor: Position(line: 1, column: cursor)))
        #expect(erased(bytes) == 4)
    }
}
