import TestSupport
import Testing

@testable import RowStore

@Suite struct RowStartsTests {
    @Test(arguments: 0..<20 as Range<UInt64>)
    func `it finds the rows that a chunk finds`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let lineEnd = [LineEnd.newline, .bareNewline, .null][random.below(3)]
        let letters: [UInt8] = [0x61, 0x61, 0x62, 0x0D, lineEnd.byte, random.oneIn(2) ? 0x63 : 0xE9]
        var bytes = ContiguousArray((0..<random.below(400)).map { _ in letters[random.below(6)] })
        bytes.append(lineEnd.byte)
        let first = random.oneIn(2) ? 0 : bytes.prefix { $0 != lineEnd.byte }.count + 1
        var starts = RowStarts(lineEnd: lineEnd)
        starts.refill(from: bytes, in: first..<bytes.count)
        guard first < bytes.count else {
            #expect(starts.count == 0)
            return
        }
        let chunk = Chunk(first: RowID(0), bytes: ContiguousArray(bytes[first...]), lineEnd: lineEnd)
        #expect(starts.count == chunk.count)
        for row in 0..<chunk.count {
            let range = starts.range(of: row, in: bytes.span)
            #expect(range == (chunk.range(of: row).lowerBound + first)..<(chunk.range(of: row).upperBound + first))
            #expect(starts.place(of: row).number == row)
        }
        #expect(starts.holdsNonASCII == bytes[first...].contains { $0 >= 0x80 })
    }
}
