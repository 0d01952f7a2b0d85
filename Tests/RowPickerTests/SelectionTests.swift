import RowStore
import TestSupport
import Testing

@testable import RowPicker

@Suite struct SelectionTests {
    private static func selection(of rows: Int..., most: Int = .max) -> Selection {
        var selection = Selection(most: most)
        for row in rows { selection.insert(RowID(row)) }
        return selection
    }

    @Test func `rows come out in the order in which they were marked`() {
        #expect(Self.selection(of: 5, 700, 0, 64, 63).rows.map(\.index) == [5, 700, 0, 64, 63])
    }

    @Test func `a row is marked once, and keeps its place when it is marked again`() {
        var selection = Self.selection(of: 1, 2)
        let isNew = selection.insert(RowID(1))
        #expect(!isNew)
        #expect(selection.rows.map(\.index) == [1, 2])
        #expect(selection.count == 2)
    }

    @Test func `a row marked anew is the last`() {
        var selection = Self.selection(of: 1, 2, 3)
        let changes = [selection.remove(RowID(1)), selection.remove(RowID(1)), selection.insert(RowID(1))]
        #expect(changes == [true, false, true])
        #expect(selection.rows.map(\.index) == [2, 3, 1])
    }

    @Test func `no more rows are marked than may be`() {
        var selection = Self.selection(of: 1, 2, most: 2)
        #expect(selection.isFull)
        let changes = [selection.toggle(RowID(3)), selection.toggle(RowID(1)), selection.toggle(RowID(3))]
        #expect(changes == [false, true, true])
        #expect(selection.rows.map(\.index) == [2, 3])
    }

    @Test func `selections are equal when the same rows are marked in the same order`() {
        var selection = Self.selection(of: 3, 1, 2)
        selection.remove(RowID(3))
        #expect(selection == Self.selection(of: 1, 2))
        #expect(selection != Self.selection(of: 2, 1))
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `whatever is marked and unmarked, it is as if all were kept in a list`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let most = Int.random(in: 1...120, using: &random)
        var selection = Selection(most: most)
        var list: [RowID] = []
        for _ in 0..<2000 {
            let row = RowID(Int.random(in: 0..<100, using: &random))
            let place = list.firstIndex(of: row)
            let mayChange = place != nil || list.count < most
            if let place {
                list.remove(at: place)
            } else if mayChange {
                list.append(row)
            }
            let hasChanged = selection.toggle(row)
            #expect(hasChanged == mayChange)
            #expect(selection.contains(row) == list.contains(row))
            #expect(selection.count == list.count)
            if Int.random(in: 0..<50, using: &random) == 0 { #expect(selection.rows == list) }
        }
        #expect(selection.rows == list)
    }
}
