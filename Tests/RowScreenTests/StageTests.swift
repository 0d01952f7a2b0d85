import Testing

@testable import RowScreen

@Suite struct StageTests {
    /// A terminal with lines of history, the cursor in column 0 after them.
    private func terminal(history: Int, height: Int = 12, width: Int = 20) -> ToyTerminal {
        var terminal = ToyTerminal(height: height, width: width)
        for line in 0..<history { terminal.type("line \(line)\n") }
        return terminal
    }

    private func history(_ count: Int) -> [String] {
        (0..<count).map { "line \($0)" }
    }

    private func draw(_ stage: Stage, on terminal: inout ToyTerminal) {
        var grid = Grid(height: stage.height, width: terminal.size.width)
        for line in 0..<grid.height { grid.write("sheet \(line)", at: Position(line: line, column: 0)) }
        var painter = Painter()
        terminal.obey(painter.paint(grid, cursor: nil, firstLine: stage.firstLine))
    }

    @Test(arguments: [0, 1, 5, 7, 8, 11, 12, 30])
    func `a sheet at the bottom comes and goes without harm to the text above`(count: Int) {
        var terminal = terminal(history: count)
        let stage = Stage(.bottom(lines: 5), on: terminal.size)
        terminal.obey(stage.open())
        #expect(terminal.answers.isEmpty)
        draw(stage, on: &terminal)
        #expect(stage.firstLine == 7)
        #expect(terminal.lines.suffix(5) == ["sheet 0", "sheet 1", "sheet 2", "sheet 3", "sheet 4"])
        terminal.obey(stage.close())
        #expect(terminal.history == history(count))
        terminal.type("AFTER")
        #expect(terminal.history == history(count) + ["AFTER"])
        #expect(terminal.isCursorShown)
    }

    @Test func `a frame that is cut off anywhere leaves nothing behind`() {
        var grid = Grid(height: 5, width: 20)
        for line in 0..<5 {
            grid.write("sheet ─────────────❤️", style: Style(isBold: true), at: Position(line: line, column: 0))
        }
        var painter = Painter()
        let stage = Stage(.bottom(lines: 5), on: Size(height: 12, width: 20))
        let frame = painter.paint(grid, cursor: Position(line: 1, column: 1), firstLine: stage.firstLine)
        for cut in frame.indices where frame[cut] == 0x1B {
            var terminal = terminal(history: 3)
            terminal.obey(stage.open() + frame[..<cut] + stage.abandon())
            #expect(terminal.history == history(3))
            #expect(!terminal.isUpdating && terminal.wraps && terminal.isCursorShown)
            #expect(terminal.style == .plain)
        }
    }

    @Test func `a sheet opens by making room below the cursor, going back and saving that place`() {
        let stage = Stage(.bottom(lines: 3), on: Size(height: 12, width: 20))
        #expect(String(decoding: stage.open(), as: UTF8.self) == "\u{1B}D\u{1B}D\u{1B}D\u{1B}[3A\u{1B}7")
    }

    @Test func `with room below the cursor nothing scrolls`() {
        var terminal = terminal(history: 3)
        let stage = Stage(.bottom(lines: 5), on: terminal.size)
        terminal.obey(stage.open())
        draw(stage, on: &terminal)
        #expect(terminal.scrollback.isEmpty)
        #expect(terminal.lines[2] == "line 2")
    }

    @Test func `the column and the style of the cursor come back`() {
        var terminal = terminal(history: 11)
        terminal.type("\u{1B}[1mArea: ")
        let stage = Stage(.bottom(lines: 5), on: terminal.size)
        terminal.obey(stage.open())
        draw(stage, on: &terminal)
        terminal.obey(stage.close())
        terminal.type("x")
        #expect(terminal.history == history(11) + ["Area: x"])
        #expect(terminal.style == Style(isBold: true))
    }

    @Test(arguments: [0, 3, 6, 7, 9, 12, 30], [Stage.Place.bottom(lines: 4), .belowCursor(lines: 4)])
    func `a sheet that grows keeps the text above it`(count: Int, place: Stage.Place) {
        var terminal = terminal(history: count)
        var stage = Stage(place, on: terminal.size)
        terminal.obey(stage.open())
        if let answer = terminal.answers.last { stage.settle(at: answer) }
        draw(stage, on: &terminal)
        for lines in [5, 9, 7, 40] {
            terminal.obey(stage.grow(to: lines))
            draw(stage, on: &terminal)
            #expect(terminal.lines[stage.firstLine] == "sheet 0")
            #expect(terminal.lines[stage.firstLine + stage.height - 1] == "sheet \(stage.height - 1)")
        }
        #expect(stage.height == 11)
        terminal.obey(stage.close())
        terminal.type("AFTER")
        #expect(terminal.history == history(count) + ["AFTER"])
    }

    @Test func `a sheet never gets fewer lines`() {
        var stage = Stage(.bottom(lines: 5), on: Size(height: 12, width: 20))
        #expect(stage.grow(to: 4) == [])
        #expect(stage.height == 5)
    }

    @Test(arguments: [(3, 3), (7, 7), (11, 7), (30, 7)])
    func `a sheet below the cursor begins on its line where that is empty`(count: Int, firstLine: Int) {
        var terminal = terminal(history: count)
        var stage = Stage(.belowCursor(lines: 5), on: terminal.size)
        terminal.obey(stage.open())
        #expect(stage.isAwaitingCursor)
        if let answer = terminal.answers.last { stage.settle(at: answer) }
        #expect(!stage.isAwaitingCursor)
        draw(stage, on: &terminal)
        #expect(stage.firstLine == min(firstLine, 6))
        terminal.obey(stage.close())
        terminal.type("AFTER")
        #expect(terminal.history == history(count) + ["AFTER"])
    }

    @Test func `a sheet below a prompt leaves the prompt`() {
        var terminal = terminal(history: 2)
        terminal.type("$ ")
        var stage = Stage(.belowCursor(lines: 5), on: terminal.size)
        terminal.obey(stage.open())
        if let answer = terminal.answers.last { stage.settle(at: answer) }
        draw(stage, on: &terminal)
        #expect(stage.firstLine == 3)
        terminal.obey(stage.close())
        terminal.type("x")
        #expect(terminal.lines[2] == "$ x")
    }

    @Test func `the alternate screen is all of the screen, whatever its size becomes`() {
        var stage = Stage(.alternateScreen, on: Size(height: 24, width: 80))
        _ = stage.resize(
            to: Size(height: 3, width: 9), cursor: nil, saved: nil,
            trace: SheetTrace(of: Grid(height: 24, width: 80), cursor: nil))
        #expect(stage.height == 3)
        #expect(stage.firstLine == 0)
    }

    @Test func `the alternate screen is blank before it is left`() {
        let stage = Stage(.alternateScreen, on: Size(height: 24, width: 80))
        let bytes = String(decoding: stage.close(), as: UTF8.self)
        #expect(bytes.hasSuffix("\u{1B}[1;1H\u{1B}[J\u{1B}[?1049l\u{1B}[?25h"))
    }
}
