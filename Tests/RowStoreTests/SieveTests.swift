import RowStore
import TestSupport
import Testing

struct SieveTests {
    @Test func `a sieve lets all rows through that nobody has looked at`() {
        #expect(Sieve().count(in: 0..<1000) == 1000)
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `what is kept of some rows changes no others`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var sieve = Sieve()
        var model = Array(repeating: true, count: 1000)
        for _ in 0..<20 {
            let start = random.below(900)
            let rows = start..<(start + random.below(100))
            let words = ContiguousArray(Sieve.words(holding: rows).map { _ in random.next() })
            sieve.keep(words.span, of: rows)
            for row in rows { model[row] = words[row / 64 - rows.lowerBound / 64] >> UInt64(row % 64) & 1 == 1 }
        }
        #expect(model.indices.allSatisfy { (sieve.count(in: $0..<($0 + 1)) == 1) == model[$0] })
        let start = random.below(500)
        #expect(sieve.count(in: start..<1000) == model[start...].count { $0 })
        let wanted = random.below(200)
        let end = sieve.end(of: wanted, from: start, before: 1000)
        #expect(model[start..<end].count { $0 } >= min(wanted, model[start...].count { $0 }))
        #expect(end == 1000 || model[start..<max(start, end - 64)].count { $0 } <= wanted)
    }
}
