import RowKeys
import RowMatch
import RowScreen
import RowStore
import Testing

@testable import RowPicker

@Suite struct ModelWaitingTests {
    @Test func `with no search pending, Enter takes the row under the pointer`() {
        var picker = PlayedPicker(SampleRows.areas)
        picker.press(.down, .down)
        #expect(picker.press(.enter) == [.finish(.picked([RowID(2)]))])
    }

    @Test func `Enter before the search has answered commits nothing, and the keyboard is left alone`() {
        var picker = PlayedPicker(SampleRows.areas, answersAtOnce: false)
        picker.type("海")
        #expect(picker.model.isListening)
        #expect(picker.press(.enter).isEmpty)
        #expect(!picker.model.isListening)
        #expect(doneLook(of: picker) == picker.model.settings.theme.waiting)
        #expect(picker.answer(upTo: 6).isEmpty)
        #expect(!picker.model.isListening)
        #expect(picker.answer() == [.finish(.picked([RowID(0)]))])
        #expect(picker.outcomes.count == 1)
    }

    @Test func `a commit waits for the rows known when it was asked for, and for no others`() {
        var picker = PlayedPicker(["alpha", "beta"], isComplete: false, answersAtOnce: false)
        picker.type("a")
        picker.press(.enter)
        #expect(picker.arrive(["a"]).isEmpty)
        #expect(picker.answer(upTo: 1).isEmpty)
        picker.answer(upTo: 2)
        #expect(picker.picked == ["alpha"])
    }

    @Test func `a commit never waits for the end of the input`() {
        var picker = PlayedPicker(["alpha"], isComplete: false)
        picker.press(.enter)
        #expect(picker.picked == ["alpha"])
    }

    @Test func `findings of an earlier query commit nothing`() {
        var picker = PlayedPicker(["alpha", "beta"], answersAtOnce: false)
        let rules = picker.model.settings.rules
        picker.type("be")
        picker.press(.enter)
        let early = picker.findings(of: Query("b", rules: rules), Ticket(1), upTo: 2)
        #expect(picker.act(.found(early)).isEmpty)
        #expect(!picker.isOver)
        picker.answer()
        #expect(picker.picked == ["beta"])
    }

    @Test func `what follows in a sequence waits with the action that has to wait`() {
        var picker = PlayedPicker(["beta", "alpha", "abba"], answersAtOnce: false)
        picker.act(.sequence([.edit(.insert("a")), .move(.down), .accept]))
        #expect(!picker.isOver)
        picker.answer(upTo: 2)
        #expect(!picker.model.cursor.hasMoved && !picker.isOver)
        picker.answer()
        #expect(picker.model.cursor.index == 1)
        #expect(picker.outcomes == [.picked([RowID(1)])])
    }

    @Test func `nothing follows the end, not even another end`() {
        var picker = PlayedPicker(["alpha"])
        #expect(picker.act(.sequence([.accept, .cancel])) == [.finish(.picked([RowID(0)]))])
    }

    @Test func `what follows a held Enter was meant for a row that is not there`() {
        var picker = PlayedPicker([], isComplete: false)
        picker.act(.sequence([.accept, .cancel]))
        #expect(picker.model.waiting == .forMatch)
        #expect(!picker.isOver)
    }

    @Test func `with nothing matching and the input open, Enter is held, visibly`() {
        var picker = PlayedPicker(["alpha"], isComplete: false)
        picker.type("z")
        #expect(doneLook(of: picker) == picker.model.settings.theme.done)
        #expect(picker.press(.enter).isEmpty)
        #expect(picker.model.waiting == .forMatch)
        #expect(picker.model.isListening)
        #expect(doneLook(of: picker) == picker.model.settings.theme.waiting)
    }

    @Test func `a held Enter commits the first row that matches`() {
        var picker = PlayedPicker(["alpha"], isComplete: false)
        picker.type("z")
        picker.press(.enter)
        picker.arrive(["beta"])
        #expect(!picker.isOver)
        picker.arrive(["zeta"])
        #expect(picker.picked == ["zeta"])
        #expect(picker.outcomes.count == 1)
    }

    @Test func `a held Enter on an empty list commits the first row there is`() {
        var picker = PlayedPicker([], isComplete: false)
        picker.press(.enter)
        #expect(picker.model.waiting == .forMatch)
        picker.arrive(["alpha"])
        #expect(picker.picked == ["alpha"])
    }

    @Test func `a held Enter ends with nothing at the end of the input`() {
        var picker = PlayedPicker(["alpha"], isComplete: false)
        picker.type("z")
        picker.press(.enter)
        picker.end()
        #expect(picker.outcomes == [.nothing])
    }

    @Test func `a held Enter does not end before the last rows have been searched`() {
        var picker = PlayedPicker(["alpha"], isComplete: false, answersAtOnce: false)
        picker.type("z")
        picker.answer()
        picker.press(.enter)
        picker.arrive(["zeta"], andEnd: true)
        #expect(!picker.isOver)
        picker.answer()
        #expect(picker.picked == ["zeta"])
    }

    @Test(arguments: [
        Key.up, .down, .left, .character("a"), .backspace, .control("l"), .function(9), .control("z"), .pageUp,
    ])
    func `any other key drops a held Enter`(key: Key) {
        var picker = PlayedPicker(["alpha"], isComplete: false)
        picker.type("z")
        picker.press(.enter)
        picker.press(key)
        #expect(picker.model.waiting == .nothing)
        picker.press(.control("e"), .control("u"))
        picker.arrive(["zeta"])
        #expect(!picker.isOver)
    }

    @Test func `Enter again goes on holding`() {
        var picker = PlayedPicker(["alpha"], isComplete: false)
        picker.type("z")
        picker.press(.enter, .enter)
        #expect(picker.model.waiting == .forMatch)
        picker.arrive(["zeta"])
        #expect(picker.picked == ["zeta"])
    }

    @Test func `Enter ends with nothing where no row matches and none will come`() {
        var picker = PlayedPicker(["alpha"])
        picker.type("z")
        #expect(picker.press(.enter) == [.finish(.nothing)])
        var empty = PlayedPicker([])
        #expect(empty.press(.enter) == [.finish(.nothing)])
    }

    @Test func `Enter on a query over no rows waits for no search`() {
        var complete = PlayedPicker([])
        complete.type("a")
        #expect(complete.press(.enter) == [.finish(.nothing)])
        var open = PlayedPicker([], isComplete: false)
        open.type("a")
        open.press(.enter)
        #expect(open.model.isListening)
        #expect(open.model.waiting == .forMatch)
        open.arrive(["beta"], andEnd: true)
        #expect(open.picked == ["beta"])
    }

    @Test func `a move waits for the list of the query typed before it, and then goes through that`() {
        var picker = PlayedPicker(["b", "xb", "a", "ab b"], answersAtOnce: false)
        picker.type("b")
        picker.press(.down)
        #expect(!picker.model.isListening)
        #expect(!picker.model.cursor.hasMoved)
        picker.answer()
        #expect(picker.model.isListening)
        #expect(picker.model.cursor.index == 1)
        #expect(picker.model.cursor.row == picker.model.findings.ranking[1])
    }

    @Test(arguments: [Key.end, .pageDown])
    func `a move to rows of which only the best are in order asks for the others, and waits`(key: Key) throws {
        var picker = PlayedPicker((0..<200).map { "b\($0)" }, answersAtOnce: false)
        picker.type("b")
        let asked = try #require(picker.asked)
        let found = picker.findings(of: asked.query, asked.ticket, upTo: 200)
        let all = ContiguousArray((0..<200).map { Ranked(row: found.ranking[$0], isReversed: false, length: $0) })
        let best = Ranking(best: ContiguousArray(all.prefix(10)), of: 200) {
            preconditionFailure("nobody may wait here")
        }
        picker.act(
            .found(
                Findings(
                    ticket: asked.ticket, query: asked.query, ranking: best, rows: found.rows, searched: 200)))
        #expect(!picker.model.wantsWholeOrder)
        picker.press(key)
        #expect(picker.model.wantsWholeOrder && !picker.model.cursor.hasMoved)
        picker.act(.found(found))
        #expect(!picker.model.wantsWholeOrder && picker.model.cursor.hasMoved)
        #expect(picker.model.cursor.row == found.ranking[picker.model.cursor.index])
        #expect(key != .end || picker.model.cursor.index == 199)
    }

    @Test func `a move waits for the rows read when its key was pressed, and for no others`() {
        var picker = PlayedPicker(["ab", "b", "bb"], isComplete: false, answersAtOnce: false)
        picker.type("b")
        picker.press(.end)
        picker.answer(upTo: 2)
        #expect(!picker.model.isListening)
        picker.answer()
        #expect(picker.model.isListening)
        #expect(picker.pointed == "ab")
    }

    @Test func `a move over no rows waits for no search`() {
        var picker = PlayedPicker([], isComplete: false, answersAtOnce: false)
        picker.type("b")
        picker.press(.down)
        #expect(picker.model.isListening)
    }

    @Test(
        arguments: [
            (["alpha"], "", true, false, .picked([RowID(0)])),
            (["alpha", "beta"], "be", true, false, .picked([RowID(1)])),
            (["alpha", "beta"], "a", true, false, nil),
            (["alpha", "beta"], "z", true, false, nil),
            (["alpha", "beta"], "z", false, true, .nothing),
            (["alpha", "beta"], "z", true, true, .nothing),
            (["alpha", "beta"], "be", false, true, nil),
            ([], "", false, true, .nothing),
            ([], "a", false, true, .nothing),
            ([], "", true, false, nil),
        ] as [([String], String, Bool, Bool, Outcome?)])
    func `an only match or none may answer by itself, at the end of the input`(
        rows: [String], query: String, selectsOnly: Bool, exitsOnNone: Bool, expected: Outcome?
    ) {
        var picker = PlayedPicker(rows, isComplete: false) {
            $0.query = query
            $0.selectsOnly = selectsOnly
            $0.exitsOnNone = exitsOnNone
        }
        #expect(!picker.isOver)
        picker.end()
        #expect(picker.outcomes == [expected].compactMap { $0 })
    }

    @Test func `nothing answers by itself before the last rows have been searched`() {
        var picker = PlayedPicker(["beta"], isComplete: false, answersAtOnce: false) {
            $0.query = "be"
            $0.selectsOnly = true
            $0.exitsOnNone = true
        }
        picker.end()
        #expect(!picker.isOver)
        picker.answer()
        #expect(picker.picked == ["beta"])
    }

    @Test func `nothing answers by itself where rows were left unread`() {
        var picker = PlayedPicker(["beta"], isComplete: false) {
            $0.selectsOnly = true
            $0.exitsOnNone = true
        }
        picker.act(.rowsArrived(Snapshot(chunks: picker.model.rows.chunks, isComplete: true, isCutShort: true)))
        #expect(!picker.isOver)
    }

    @Test(arguments: [Key.up, .character("a"), .function(9), .left, .control("l")])
    func `a touched key ends the rules for scripts`(key: Key) {
        var picker = PlayedPicker(["alpha"], isComplete: false) {
            $0.selectsOnly = true
            $0.exitsOnNone = true
        }
        picker.press(key)
        picker.end()
        #expect(!picker.isOver)
    }

    private func doneLook(of picker: PlayedPicker) -> Style? {
        picker.look(of: "[Done]", onLine: 0)
    }
}
