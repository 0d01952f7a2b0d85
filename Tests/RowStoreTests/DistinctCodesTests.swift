import TestSupport
import Testing

@testable import RowStore

@Suite struct DistinctCodesTests {
    /// What is kept of some text, however it is cut into blocks.
    private func kept(_ blocks: [[UInt8]], delimiter: String? = "\t", lineEnd: LineEnd = .newline) -> [String] {
        let distinct = DistinctCodes(delimiter: delimiter.map { Array($0.utf8) })
        var splitter = RowSplitter(lineEnd: lineEnd, keeping: distinct)
        let store = Rows()
        for block in blocks {
            if let chunk = splitter.take(ContiguousArray(block)) { store.append(chunk) }
        }
        if let chunk = splitter.endSource() { store.append(chunk) }
        return store.snapshot().texts
    }

    @Test(arguments: [
        ("k1\tA\nk1\tB\nk2\tC\n", ["k1\tA", "k2\tC"]),
        ("k\nk\tA\n", ["k"]),
        ("\n\n\tx\na\n", ["", "a"]),
        ("K\nk\nk \n", ["K", "k", "k "]),
        ("k\r\nk\nk\tA\r\n", ["k"]),
        ("12345678\n123456789\n12345678\n", ["12345678", "123456789"]),
        ("k\nk", ["k"]),
    ])
    func `the first row with a code is kept`(text: String, expected: [String]) {
        #expect(kept([Array(text.utf8)]) == expected)
    }

    @Test func `without a delimiter a row is its code`() {
        #expect(kept([Array("k\tA\nk\tB\nk\tA\n".utf8)], delimiter: nil) == ["k\tA", "k\tB"])
    }

    @Test func `rows that end in NUL are told apart past a line feed`() {
        #expect(kept([Array("k\na\0k\nb\0k\na\0".utf8)], lineEnd: .null) == ["k\na", "k\nb"])
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `the same rows are kept wherever the blocks end`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let codes = (0..<200).map { _ in String(random.below(60), radix: 3) }
        let rows = codes.enumerated().map { "\($1)\tname \($0)" }
        var seen: Set<String> = []
        let firsts = zip(codes, rows).filter { seen.insert($0.0).inserted }.map(\.1)
        var rest = Array(rows.map { $0 + "\n" }.joined().utf8)
        var blocks: [[UInt8]] = []
        while !rest.isEmpty {
            let count = min(rest.count, 1 + random.below(300))
            blocks.append(Array(rest.prefix(count)))
            rest.removeFirst(count)
        }
        #expect(kept(blocks) == firsts)
    }

    @Test func `what was taken out of a row stays with it`() {
        let distinct = DistinctCodes(delimiter: [0x09])
        // Capitals are taken out.
        var splitter = RowSplitter(lineEnd: .newline, keeping: distinct) { rows in
            let capitals: (UInt8) -> Bool = { 0x41...0x5A ~= $0 }
            var places: ContiguousArray<UInt32> = []
            for (index, byte) in rows.enumerated() where capitals(byte) { places.append(UInt32(index - places.count)) }
            let ends = ContiguousArray((0..<places.count).map { UInt32($0 + 1) })
            return (rows.filter { !capitals($0) }, Asides(places: places, ends: ends, bytes: rows.filter(capitals)))
        }
        let store = Rows()
        if let chunk = splitter.take(ContiguousArray("Aa\tBx\naC\tDy\nEb\tFz\n".utf8)) { store.append(chunk) }
        let rows = store.snapshot()
        #expect(rows.texts == ["a\tx", "b\tz"])
        #expect(rows.asides(of: RowID(0)) == [.init(place: 0, bytes: [0x41]), .init(place: 2, bytes: [0x42])])
        #expect(rows.asides(of: RowID(1)) == [.init(place: 0, bytes: [0x45]), .init(place: 2, bytes: [0x46])])
    }
}
