import TestSupport
import Testing

@testable import RowScreen

/// A stage that gets smaller again, as a field has it.
@Suite struct StageShrinkTests {
    private static func terminal(history: Int, typed: String = "") -> ToyTerminal {
        var terminal = ToyTerminal(height: 12, width: 20)
        for line in 0..<history { terminal.type("line \(line)\n") }
        terminal.type(typed)
        return terminal
    }

    private static func history(_ count: Int, typed: String = "") -> [String] {
        (0..<count).map { "line \($0)" } + (typed.isEmpty ? [] : [typed])
    }

    /// A stage of so many lines, opened below the terminal's cursor or, where that is not told, at the bottom.
    private static func open(lines: Int, on terminal: inout ToyTerminal, isTold: Bool) -> Stage {
        let stage =
            isTold
            ? Stage(lines: lines, below: terminal.cursor, on: terminal.size)
            : Stage(.bottom(lines: lines), on: terminal.size)
        terminal.obey(stage.open())
        return stage
    }

    private static func draw(_ stage: Stage, on terminal: inout ToyTerminal) {
        var grid = Grid(height: stage.height, width: terminal.size.width)
        for line in 0..<grid.height { grid.write("sheet \(line)", at: Position(line: line, column: 0)) }
        var painter = Painter()
        terminal.obey(painter.paint(grid, cursor: nil, firstLine: stage.firstLine))
    }

    @Test(arguments: [(3, 3), (7, 7), (10, 10), (11, 10), (30, 10)])
    func `a stage below a cursor that is known asks for nothing and begins on its line`(count: Int, first: Int) {
        var terminal = Self.terminal(history: count)
        let stage = Self.open(lines: 1, on: &terminal, isTold: true)
        #expect(!stage.isAwaitingCursor && terminal.answers.isEmpty)
        #expect(stage.firstLine == first)
        #expect(!stage.needsSavedCursor)
    }

    @Test(arguments: [(3, 4), (10, 11), (11, 11), (30, 11)])
    func `it begins on the next line where something stands before the cursor`(count: Int, first: Int) {
        var terminal = Self.terminal(history: count, typed: "$ ")
        let stage = Self.open(lines: 1, on: &terminal, isTold: true)
        #expect(stage.firstLine == first)
        Self.draw(stage, on: &terminal)
        #expect(terminal.history == Self.history(count, typed: "$") + ["sheet 0"])
    }

    @Test func `a smaller stage blanks its last lines alone`() {
        var terminal = Self.terminal(history: 3)
        var stage = Self.open(lines: 5, on: &terminal, isTold: true)
        Self.draw(stage, on: &terminal)
        terminal.obey(stage.shrink(to: 2))
        #expect(terminal.history == Self.history(3) + ["sheet 0", "sheet 1"])
        #expect((stage.firstLine, stage.height) == (3, 2))
    }

    @Test func `a stage at the bottom ends there, smaller or not`() {
        var terminal = Self.terminal(history: 3)
        var stage = Self.open(lines: 5, on: &terminal, isTold: false)
        Self.draw(stage, on: &terminal)
        terminal.obey(stage.shrink(to: 2))
        #expect(terminal.history == Self.history(3))
        #expect((stage.firstLine, stage.height) == (10, 2))
    }

    @Test func `no fewer lines than one are left, and as many as there are change nothing`() {
        var stage = Stage(.bottom(lines: 5), on: Size(height: 12, width: 20))
        #expect(stage.shrink(to: 5) == [])
        #expect(stage.shrink(to: 6) == [])
        #expect(stage.shrink(to: 0) != [])
        #expect(stage.height == 1)
        var whole = Stage(.alternateScreen, on: Size(height: 12, width: 20))
        #expect(whole.shrink(to: 1) == [])
    }

    /// However often it opens and closes.
    @Test(arguments: [0, 3, 7, 10, 11, 30], ["", "$ "])
    func `a stage that grows and shrinks keeps the text above it`(count: Int, typed: String) {
        var random = SeededGenerator(seed: UInt64(count))
        for isTold in [true, false] {
            var terminal = Self.terminal(history: count, typed: typed)
            var stage = Self.open(lines: 1, on: &terminal, isTold: isTold)
            for _ in 0..<20 {
                let lines = Int.random(in: 1...14, using: &random)
                terminal.obey(stage.shrink(to: lines) + stage.grow(to: lines))
                Self.draw(stage, on: &terminal)
                #expect(stage.height == min(lines, 11))
                let sheet = (0..<stage.height).map { "sheet \($0)" }
                #expect(
                    terminal.history.filter { !$0.isEmpty } == Self.history(count, typed: String(typed.prefix(1)))
                        + sheet)
            }
            terminal.obey(stage.close())
            terminal.type("x")
            #expect(terminal.history == Self.history(count) + [typed + "x"])
        }
    }

    @Test(arguments: [0, 3, 10, 11, 30], ["", "$ "])
    func `a line may stay where it was, with the cursor below it`(count: Int, typed: String) {
        var terminal = Self.terminal(history: count, typed: typed)
        var stage = Self.open(lines: 1, on: &terminal, isTold: true)
        Self.draw(stage, on: &terminal)
        terminal.obey(stage.grow(to: 6))
        Self.draw(stage, on: &terminal)
        terminal.obey(stage.close() + stage.leaving(Array("Area: Kanto".utf8)))
        terminal.type("x")
        #expect(terminal.history == Self.history(count, typed: String(typed.prefix(1))) + ["Area: Kanto", "x"])
    }

    @Test func `where it is not known what stands before the cursor the line goes on there`() {
        var terminal = Self.terminal(history: 3, typed: "$ ")
        let stage = Self.open(lines: 1, on: &terminal, isTold: false)
        terminal.obey(stage.close() + stage.leaving(Array("Area: Kanto".utf8)))
        #expect(terminal.history == Self.history(3) + ["$ Area: Kanto"])
    }
}
