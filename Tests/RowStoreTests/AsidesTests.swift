import TestSupport
import Testing

@testable import RowStore

@Suite struct AsidesTests {
    /// Takes capitals out of rows.
    private static let sorting: RowSplitter.Sorting = { bytes in
        var rows: ContiguousArray<UInt8> = []
        var capitals: ContiguousArray<UInt8> = []
        var places: ContiguousArray<UInt32> = []
        var ends: ContiguousArray<UInt32> = []
        for byte in bytes {
            if 0x41...0x5A ~= byte {
                places.append(UInt32(rows.count))
                capitals.append(byte)
                ends.append(UInt32(capitals.count))
            } else {
                rows.append(byte)
            }
        }
        return (rows, Asides(places: places, ends: ends, bytes: capitals))
    }

    /// Each row with what was taken out of it put back.
    private func restored(_ blocks: [String], keeping most: Int = .max) -> [String] {
        var splitter = RowSplitter(lineEnd: .newline, sorting: Self.sorting)
        let store = Rows(keeping: most)
        for block in blocks {
            if let chunk = splitter.take(ContiguousArray(block.utf8)) { store.append(chunk) }
        }
        if let chunk = splitter.endSource() { store.append(chunk) }
        let rows = store.snapshot()
        return rows.indices.map { index in
            var row = rows[RowID(index)]
            for piece in rows.asides(of: RowID(index)).reversed() {
                row.insert(contentsOf: piece.bytes, at: piece.place)
            }
            return String(decoding: row, as: UTF8.self)
        }
    }

    @Test func `what was taken out of a row is known to be its own`() {
        #expect(restored(["aBc\nD\n\nefG\nHi\n"]) == ["aBc", "", "", "ef", "Hi"])
    }

    @Test func `it is the same however many chunks are joined, and for rows that are kept of many`() {
        var random = SeededGenerator(seed: 9)
        let texts = (0..<400).map { number in "A\(number)B" + (random.oneIn(2) ? "Cx" : "y") }
        let text = texts.map { $0 + "\n" }.joined()
        #expect(restored([text]) == texts)
        #expect(restored(texts.map { $0 + "\n" }) == texts)
        #expect(restored(texts.map { $0 + "\n" }, keeping: 3) == Array(texts.suffix(3)))
    }

    @Test func `rows that are whole have none`() {
        var splitter = RowSplitter(lineEnd: .newline)
        let store = Rows()
        if let chunk = splitter.take([0x41, 0x0A]) { store.append(chunk) }
        #expect(store.snapshot().asides(of: RowID(0)) == [])
    }
}
