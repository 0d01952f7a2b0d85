import Testing

@testable import RowStore

@Suite struct HeadRowTests {
    /// What comes out of text that is cut into blocks, with a source's end after each text.
    private static func read(
        _ sources: [[String]], heads: Int, lineEnd: LineEnd = .newline
    ) -> (heads: [String], rows: [String]) {
        var splitter = RowSplitter(lineEnd: lineEnd, below: heads)
        let store = Rows()
        for blocks in sources {
            for block in blocks {
                let chunk = splitter.take(ContiguousArray(block.utf8))
                store.append(heads: splitter.takeHeads())
                if let chunk { store.append(chunk) }
            }
            let chunk = splitter.endSource()
            store.append(heads: splitter.takeHeads())
            if let chunk { store.append(chunk) }
        }
        let snapshot = store.snapshot()
        return (snapshot.heads.map { String(decoding: $0.bytes, as: UTF8.self) }, snapshot.texts)
    }

    @Test(
        arguments: [
            (0, "a\nb\n", [], ["a", "b"]), (1, "a\nb\nc\n", ["a"], ["b", "c"]), (2, "a\n\nc", ["a", ""], ["c"]),
            (1, "a\r\nb\n", ["a"], ["b"]), (1, "a", ["a"], []), (3, "a\nb\n", ["a", "b"], []), (2, "", [], []),
        ] as [(Int, String, [String], [String])])
    func `the first lines are heads and no rows`(count: Int, input: String, heads: [String], rows: [String]) {
        #expect(Self.read([[input]], heads: count) == (heads, rows))
        #expect(Self.read([input.map { String($0) }], heads: count) == (heads, rows))
    }

    @Test func `heads are counted across all sources`() {
        #expect(Self.read([["a\n"], ["b\nc\n"]], heads: 2) == (["a", "b"], ["c"]))
        #expect(Self.read([["a"], ["b", "\nc\n"]], heads: 2) == (["a", "b"], ["c"]))
    }

    @Test func `the first row after the heads is row 0`() {
        var splitter = RowSplitter(lineEnd: .null, below: 1)
        let chunk = splitter.take(ContiguousArray("head\0row\0".utf8))
        #expect(chunk?.first == RowID(0))
        #expect(splitter.takeHeads().count == 1)
        #expect(splitter.takeHeads().isEmpty)
    }

    @Test func `a code in a head is no first one of the rows`() {
        var splitter = RowSplitter(lineEnd: .newline, below: 1, keeping: DistinctCodes(delimiter: [0x09]))
        let chunk = splitter.take(ContiguousArray("x\thead\nx\trow\nx\tagain\n".utf8))
        #expect(chunk.map { Snapshot(chunks: [$0]).texts } == ["x\trow"])
    }

    @Test func `what was taken out of a head is kept beside it, and that of the rows with them`() {
        var splitter = RowSplitter(lineEnd: .newline, below: 1) { bytes in
            (bytes, Asides(places: [1, 4], ends: [1, 2], bytes: [7, 8]))
        }
        let chunk = splitter.take(ContiguousArray("ab\ncd\n".utf8))
        #expect(splitter.takeHeads() == [HeadRow(Array("ab".utf8), asides: [Asides.Piece(place: 1, bytes: [7])])])
        #expect(chunk?.asides(of: 0) == [Asides.Piece(place: 1, bytes: [8])])
    }
}
