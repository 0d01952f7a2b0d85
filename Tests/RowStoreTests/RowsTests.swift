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

    /// A store to which `blocks` came, each of rows that are numbers.
    private static func store(keeping most: Int, _ blocks: [Range<Int>]) -> Rows {
        var splitter = RowSplitter(lineEnd: .newline)
        let store = Rows(keeping: most)
        for block in blocks {
            let bytes = ContiguousArray(block.map { "\($0)\n" }.joined().utf8)
            if let chunk = splitter.take(bytes) { store.append(chunk) }
        }
        return store
    }

    @Test func `whoever takes all rows gets each once, and none is kept`() {
        var splitter = RowSplitter(lineEnd: .newline)
        let store = Rows()
        for number in 0..<100 {
            let bytes = ContiguousArray("\(number)\n".utf8)
            if let chunk = splitter.take(bytes) { store.append(chunk) }
            #expect(store.takeAll().texts == ["\(number)"])
            #expect(store.load.bytes == 0)
        }
    }

    @Test(arguments: [1, 2, 3, 99, 100, 101, 5000])
    func `only the last rows are kept, under the indices they came with`(most: Int) {
        let rows = Self.store(keeping: most, (0..<50).map { $0 * 100..<($0 + 1) * 100 }).snapshot()
        #expect(rows.count == 5000)
        #expect(rows.kept == min(most, 5000))
        #expect(rows.texts == (5000 - min(most, 5000)..<5000).map(String.init))
    }

    @Test func `a snapshot keeps the rows that have left since`() {
        var splitter = RowSplitter(lineEnd: .newline)
        let store = Rows(keeping: 2)
        var earlier: [Snapshot] = []
        for number in 0..<100 {
            if let chunk = splitter.take(ContiguousArray("\(number)\n".utf8)) { store.append(chunk) }
            earlier.append(store.snapshot())
        }
        for (number, snapshot) in earlier.enumerated() {
            #expect(snapshot.texts == (max(0, number - 1)...number).map(String.init))
        }
    }

    @Test func `rows that have left take no memory`() {
        let blocks = (0..<1000).map { $0 * 1000..<($0 + 1) * 1000 }
        let few = Self.store(keeping: 3000, blocks)
        let all = Self.store(keeping: .max, Array(blocks.suffix(40)))
        #expect(few.load.rows == 3000)
        #expect(few.load.bytes < all.load.bytes)
        #expect(few.load.bytes == few.snapshot().chunks.reduce(0) { $0 + $1.memory })
    }

    @Test func `what is joined is counted once`() {
        let store = Self.store(keeping: .max, (0..<1000).map { $0..<($0 + 1) })
        #expect(store.load.bytes == store.snapshot().chunks.reduce(0) { $0 + $1.memory })
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
