import Testing

@testable import RowStore

@Suite struct RowsTests {
    @Test func `a snapshot keeps what it saw`() {
        var splitter = RowSplitter(lineEnd: .newline)
        let store = Rows()
        var earlier: [Snapshot] = []
        for number in 0..<200 {
            earlier.append(store.snapshot())
            if let chunk = splitter.take(ContiguousArray("row \(number)\n".utf8)) { store.append(chunk) }
        }
        store.finish()
        for (count, snapshot) in earlier.enumerated() {
            #expect(snapshot.texts == (0..<count).map { "row \($0)" })
            #expect(!snapshot.isComplete)
        }
        #expect(store.snapshot().isComplete)
    }

    @Test func `a trickle of rows does not leave a chunk for each`() {
        var splitter = RowSplitter(lineEnd: .newline)
        let store = Rows()
        for number in 0..<10_000 {
            if let chunk = splitter.take(ContiguousArray("row \(number)\n".utf8)) { store.append(chunk) }
        }
        #expect(store.snapshot().count == 10_000)
        #expect(store.snapshot().chunks.count < 32)
        #expect(store.snapshot()[RowID(9_876)] == Array("row 9876".utf8))
    }
}
