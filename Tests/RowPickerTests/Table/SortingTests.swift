import RowMatch
import Testing

@testable import RowPicker

@Suite struct SortingTests {
    private static let fields = [3, 1]

    @Test func `the next column comes after each, and after the last the order of the search`() {
        let first = Sorting.next.order(after: nil, fields: Self.fields)
        let second = Sorting.next.order(after: first, fields: Self.fields)
        #expect(first == ColumnOrder(field: 3))
        #expect(second == ColumnOrder(field: 1))
        #expect(Sorting.next.order(after: second, fields: Self.fields) == nil)
    }

    @Test func `an order is turned round and back, and that of a search is not`() {
        let order = ColumnOrder(field: 1)
        let turned = Sorting.reverse.order(after: order, fields: Self.fields)
        #expect(turned == ColumnOrder(field: 1, isDescending: true))
        #expect(Sorting.reverse.order(after: turned, fields: Self.fields) == order)
        #expect(Sorting.reverse.order(after: nil, fields: Self.fields) == nil)
    }

    @Test func `a head sorts, then turns round, then gives the order of the search back`() {
        let turn = Sorting.turn(field: 1)
        let once = turn.order(after: ColumnOrder(field: 3), fields: Self.fields)
        let twice = turn.order(after: once, fields: Self.fields)
        #expect(once == ColumnOrder(field: 1))
        #expect(twice == ColumnOrder(field: 1, isDescending: true))
        #expect(turn.order(after: twice, fields: Self.fields) == nil)
    }
}
