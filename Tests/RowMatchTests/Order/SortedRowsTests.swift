import RowStore
import TestSupport
import Testing

@testable import RowMatch

@Suite struct SortedRowsTests {
    /// Some rows in the order of a column.
    private static func sorted(
        _ rows: [String], by order: ColumnOrder, delimiter: String? = "|", isReversed: Bool = false
    ) -> [String] {
        var splitter = RowSplitter(lineEnd: .newline)
        let text = rows.map { $0 + "\n" }.joined()
        guard let chunk = splitter.take(ContiguousArray(text.utf8)) else { return [] }
        let snapshot = Snapshot(chunks: [chunk])
        var sorted = SortedRows(by: order, delimiter: delimiter.map { Array($0.utf8) }, isReversed: isReversed)
        #expect(sorted.take(snapshot) { true })
        return sorted.inOrder { _ in true }.map { rows[$0.index] }
    }

    private static func sortedCodes(_ rows: [String], isDescending: Bool = false) -> [String] {
        sorted(rows, by: ColumnOrder(field: 1, isDescending: isDescending), delimiter: nil)
    }

    @Test(
        arguments: [
            (["10", "9", "-1", "1.5", "1,000", "0"], ["-1", "0", "1.5", "9", "10", "1,000"]),
            (["7%", "12%", "0.5%"], ["0.5%", "7%", "12%"]),
            (["v10", "v9", "v9.10", "v9.9"], ["v9", "v9.9", "v9.10", "v10"]),
            (["b", "A", "a2", "C", "a10"], ["A", "a2", "a10", "b", "C"]),
            (
                ["Zimbabwe", "Åland", "Albania", "Austria", "Österreich"],
                ["Åland", "Albania", "Austria", "Österreich", "Zimbabwe"]
            ),
            (["10", "9", "x"], ["9", "10", "x"]),
            (["ア", "い", "う", "イ"], ["ア", "い", "イ", "う"]),
            (["a007", "a8", "a07"], ["a007", "a07", "a8"]),
        ] as [([String], [String])])
    func `numbers go by value, and text by its letters and the numbers in it`(rows: [String], order: [String]) {
        #expect(Self.sortedCodes(rows) == order)
        #expect(Self.sortedCodes(rows.reversed(), isDescending: true).first == order.last)
    }

    @Test func `rows without the field come last, whichever way it goes`() {
        let rows = ["a|", "b|2", "c", "d|10", "e||x"]
        let order = ColumnOrder(field: 2)
        // A row of one field is its own name.
        #expect(Self.sorted(rows, by: order) == ["b|2", "d|10", "c", "a|", "e||x"])
        let down = ColumnOrder(field: 2, isDescending: true)
        #expect(Self.sorted(rows, by: down) == ["c", "d|10", "b|2", "a|", "e||x"])
        #expect(Self.sorted(["a", "b|2|3", "c|1|2"], by: ColumnOrder(field: 3)) == ["c|1|2", "b|2|3", "a"])
    }

    @Test(arguments: [false, true])
    func `rows that are equal stay in the order they came in`(isDescending: Bool) {
        let rows = (0..<600).map { "\($0)|\($0 % 3)|" }
        let order = ColumnOrder(field: 2, isDescending: isDescending)
        let expected = (isDescending ? [2, 1, 0] : [0, 1, 2]).flatMap { rest in
            rows.filter { $0.hasSuffix("|\(rest)|") }
        }
        #expect(Self.sorted(rows, by: order) == expected)
        let reversed = Self.sorted(rows, by: order, isReversed: true)
        #expect(reversed.first == expected.last { $0.hasSuffix(isDescending ? "|2|" : "|0|") })
    }

    @Test func `rows that come are sorted in, and a text among numbers has all sorted anew`() {
        var splitter = RowSplitter(lineEnd: .newline)
        let store = Rows()
        var sorted = SortedRows(by: ColumnOrder(field: 1), delimiter: nil, isReversed: false)
        var texts: [String] = []
        func arrive(_ rows: [String]) -> [String] {
            texts += rows
            let chunk = splitter.take(ContiguousArray(rows.map { $0 + "\n" }.joined().utf8))
            if let chunk { store.append(chunk) }
            #expect(sorted.take(store.snapshot()) { true })
            return sorted.inOrder { _ in true }.map { texts[$0.index] }
        }
        #expect(arrive(["10", "-2"]) == ["-2", "10"])
        #expect(arrive(["9"]) == ["-2", "9", "10"])
        #expect(arrive(["b", "a"]) == ["-2", "9", "10", "a", "b"])
    }

    @Test func `what is not wanted any more is given up, and can be taken up again`() {
        var splitter = RowSplitter(lineEnd: .newline)
        let text = (0..<50_000).reversed().map { "\($0)\n" }.joined()
        guard let chunk = splitter.take(ContiguousArray(text.utf8)) else { return }
        var sorted = SortedRows(by: ColumnOrder(field: 1), delimiter: nil, isReversed: false)
        var asked = 0
        let isDone = sorted.take(Snapshot(chunks: [chunk])) {
            asked += 1
            return asked < 2
        }
        #expect(!isDone)
        #expect(sorted.take(Snapshot(chunks: [chunk])) { true })
        #expect(sorted.inOrder { _ in true }.map(\.index) == (0..<50_000).reversed())
    }

    @Test func `any column is in order as plain comparing has it`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<50 {
            let rows = (0..<Int.random(in: 0...300, using: &random)).map { _ in
                "\(Int.random(in: -40...40, using: &random))"
            }
            let expected = rows.enumerated().sorted {
                (Int($0.element) ?? 0, $0.offset) < (Int($1.element) ?? 0, $1.offset)
            }
            #expect(Self.sortedCodes(rows) == expected.map(\.element))
        }
    }
}
