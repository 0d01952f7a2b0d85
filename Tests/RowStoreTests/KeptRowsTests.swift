import TestSupport
import Testing

@testable import RowStore

@Suite struct KeptRowsTests {
    /// Some of the rows of some blocks, kept by two workers in turn, and the same rows as they were.
    private static func kept(
        _ lineEnd: LineEnd, using random: inout SeededGenerator
    ) -> (rows: KeptRows, plain: [(number: Int, row: [UInt8])]) {
        var keepers = [KeptBytes(), KeptBytes()]
        var blocks: [(block: KeptBlock, worker: Int, read: Int)] = []
        var plain: [(number: Int, row: [UInt8])] = []
        var read = 0
        for _ in 0..<random.below(30) {
            var block: ContiguousArray<UInt8> = []
            var places: ContiguousArray<RowPlace> = []
            let count = random.below(200)
            for number in 0..<count {
                let row = (0..<random.below(1200)).map { _ in UInt8(0x61 + random.below(5)) }
                let start = block.count
                block += row + (random.oneIn(20) ? [LineEnd.carriageReturn] : []) + [lineEnd.byte]
                guard random.below(3) > 0 else { continue }
                places.append(RowPlace(number: number, start: start, next: block.count))
                let whole = lineEnd == .newline ? row : Array(block[start...].dropLast())
                plain.append((read + number, whole))
            }
            let worker = random.below(2)
            blocks.append((keepers[worker].keep(places, of: block, lineEnd), worker, read))
            read += count
        }
        var rows = KeptRows(on: keepers[0].shelves + keepers[1].shelves)
        for (block, worker, read) in blocks {
            rows.append(block.moved(by: worker == 0 ? 0 : keepers[0].shelves.count), after: read)
        }
        return (rows, plain)
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `every row that was kept is there with its number`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let lineEnd = [LineEnd.newline, .bareNewline, .null][random.below(3)]
        let (rows, plain) = Self.kept(lineEnd, using: &random)
        #expect(rows.count == plain.count)
        for (index, wanted) in plain.enumerated() where random.oneIn(3) {
            #expect(rows[RowID(index)] == wanted.row)
            #expect(rows.number(of: RowID(index)) == RowID(wanted.number))
        }
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `rows are appended with another end, up to a limit`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (rows, plain) = Self.kept([LineEnd.newline, .bareNewline, .null][random.below(3)], using: &random)
        let order = plain.indices.shuffled(using: &random)
        var bytes = Array("before".utf8)
        let limit = random.oneIn(3) ? Int.max : random.below(100_000) + 7
        let count = rows.append(
            ContiguousArray(order.map { RowID($0) }), each: 0x3B, to: &bytes, upTo: limit)
        #expect(bytes == Array("before".utf8) + order.prefix(count).flatMap { plain[$0].row + [0x3B] })
        #expect(count == plain.count || bytes.count >= limit)
        guard count > 0 else { return }
        #expect(bytes.dropLast(plain[order[count - 1]].row.count + 1).count < limit)
    }
}
