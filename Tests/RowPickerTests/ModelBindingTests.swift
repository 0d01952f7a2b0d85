import RowKeys
import Testing

@testable import RowPicker

/// What keys can ask for that no key does without `--bind`.
@Suite struct ModelBindingTests {
    private static let rows = ["one", "two", "three", "four"]

    @Test func `a commit that needs a row does nothing without one`() {
        var picker = PlayedPicker(Self.rows)
        picker.type("zzz")
        picker.act(.acceptOr(.stay))
        #expect(!picker.isOver)
        picker.act(.edit(.replace("two")))
        picker.act(.acceptOr(.stay))
        #expect(picker.picked == ["two"])
    }

    @Test func `a commit that needs a row waits for one that may come, and is given up when none does`() {
        var picker = PlayedPicker(Self.rows, isComplete: false)
        picker.type("five")
        picker.act(.acceptOr(.stay))
        #expect(picker.model.waiting == .forMatch)
        picker.end()
        #expect(!picker.isOver)
        #expect(picker.model.waiting == .nothing)

        var other = PlayedPicker(Self.rows, isComplete: false)
        other.type("five")
        other.act(.acceptOr(.stay))
        other.arrive(["five"])
        #expect(other.picked == ["five"])
    }

    @Test func `the actions after a commit that came to nothing are done`() {
        var picker = PlayedPicker(Self.rows)
        picker.type("zzz")
        picker.act(.sequence([.acceptOr(.stay), .edit(.replace("")), .move(.end)]))
        #expect(picker.pointed == "four")
    }

    @Test func `the query may be committed where no row matches`() {
        var picker = PlayedPicker(Self.rows)
        picker.act(.acceptOr(.takeQuery))
        #expect(picker.picked == ["one"])
        var other = PlayedPicker(Self.rows)
        other.type("zzz")
        other.act(.acceptOr(.takeQuery))
        #expect(other.outcomes == [.query])
        var held = PlayedPicker(Self.rows, isComplete: false)
        held.type("zzz")
        held.act(.acceptOr(.takeQuery))
        #expect(!held.isOver)
        held.end()
        #expect(held.outcomes == [.query])
    }

    @Test func `an ordinary commit after one of another kind is held for itself`() {
        var picker = PlayedPicker(Self.rows, isComplete: false)
        picker.type("zzz")
        picker.act(.acceptOr(.takeQuery))
        picker.act(.accept)
        picker.end()
        #expect(picker.outcomes == [.nothing])
    }

    @Test func `the query may be committed whatever matches, without waiting for its search`() {
        var picker = PlayedPicker(Self.rows, answersAtOnce: false)
        picker.type("o")
        picker.act(.takeQuery)
        #expect(picker.outcomes == [.query])
    }

    @Test func `an edit may cancel where the query is empty`() {
        var picker = PlayedPicker(Self.rows) { $0.query = "ab" }
        picker.act(.editOrCancel(.deleteBackward))
        #expect(picker.model.query.text == "a")
        picker.act(.editOrCancel(.replace("")))
        #expect(picker.model.query.isEmpty && !picker.isOver)
        picker.act(.editOrCancel(.deleteBackward))
        #expect(picker.outcomes == [.cancelled])
    }

    @Test(
        arguments: [
            ([.place(3)], "three"), ([.place(-1)], "four"), ([.place(-2)], "three"), ([.place(99)], "four"),
            ([.place(-99)], "one"), ([.end, .place(0)], "one"), ([.place(.min)], "one"), ([.place(.max)], "four"),
        ] as [([Movement], String)])
    func `a place is counted from the start or the end of the list`(steps: [Movement], row: String) {
        var picker = PlayedPicker(Self.rows)
        picker.act(.sequence(steps.map { .move($0) }))
        #expect(picker.pointed == row)
    }

    @Test(
        arguments: [
            ([], "three"), ([.markedUp], "two"), ([.markedUp, .markedUp], "four"), ([.markedDown], "four"),
            ([.markedDown, .markedDown], "two"),
        ] as [([Movement], String)])
    func `the next marked row may lie beyond an end of the list`(steps: [Movement], row: String) {
        var picker = PlayedPicker(Self.rows) { $0.mostMarks = .max }
        picker.act(.sequence([.move(.place(2)), .mark(.select), .move(.place(4)), .mark(.select), .move(.place(3))]))
        picker.act(.sequence(steps.map { .move($0) }))
        #expect(picker.pointed == row)
    }

    @Test func `without a mark in the list there is no next marked row`() {
        var picker = PlayedPicker(Self.rows) { $0.mostMarks = .max }
        picker.act(.move(.markedDown))
        #expect(picker.pointed == "one")
        picker.act(.mark(.select))
        picker.type("three")
        picker.act(.move(.markedUp))
        #expect(picker.pointed == "three")
        picker.type("zzz")
        picker.act(.move(.markedUp))
        #expect(picker.pointed == nil)
    }

    @Test func `the text of a row may become the query`() {
        var picker = PlayedPicker(["one two", "three"])
        picker.act(.sequence([.move(.end), .takeRowForQuery]))
        #expect(picker.model.query.text == "three")
        picker.act(.edit(.replace("zzz")))
        picker.act(.takeRowForQuery)
        #expect(picker.model.query.text == "zzz")
    }

    @Test func `half a page is half of the lines of the list`() {
        var picker = PlayedPicker((1...50).map(String.init))
        let half = picker.model.listHeight / 2
        picker.act(.move(.halfPageDown))
        #expect(half > 1 && picker.pointed == "\(1 + half)")
        picker.act(.move(.halfPageUp))
        #expect(picker.pointed == "1")
    }

    @Test func `lines to be printed are kept in their order`() {
        var picker = PlayedPicker(Self.rows)
        picker.act(.sequence([.print("a"), .move(.down), .print(""), .print("b")]))
        #expect(picker.model.printed == ["a", "", "b"])
        #expect(picker.pointed == "two")
    }

    @Test func `a key may change what stands before the query, and in its place`() {
        var picker = PlayedPicker(Self.rows)
        picker.act(.sequence([.change(.prompt, "code> "), .change(.placeholder, "a number")]))
        #expect(picker.lines.contains { $0.contains("code> a number") })
    }

    @Test func `a key may change the header, and the picker grows for it`() {
        var picker = PlayedPicker(Self.rows, height: 24)
        let before = picker.model.height
        picker.act(.change(.header, "above\nthe rows"))
        #expect(picker.model.height == before + 2)
        #expect(picker.lines.contains { $0.contains("the rows") })
        picker.act(.change(.header, ""))
        #expect(picker.model.height == before + 2)
        #expect(!picker.lines.contains { $0.contains("the rows") })
    }

    @Test func `a changed prompt is text and no control of the terminal`() {
        var picker = PlayedPicker(Self.rows)
        picker.act(.change(.prompt, "a\u{1B}[2J\n> "))
        #expect(picker.lines.joined().unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }

    @Test func `a key may ring the bell`() {
        var picker = PlayedPicker(Self.rows)
        #expect(picker.act(.ring) == [.ring])
    }

    @Test func `a new query and a commit by one key take the row of the new query`() {
        var picker = PlayedPicker(Self.rows, answersAtOnce: false)
        picker.act(.sequence([.edit(.replace("tw")), .accept]))
        #expect(!picker.isOver)
        picker.answer()
        #expect(picker.picked == ["two"])
    }
}
