import TestSupport
import Testing

@testable import RowMatch

struct ByteScanTests {
    @Test(arguments: [false, true])
    func `eight bytes at a time find what single bytes do`(ignoringCase: Bool) {
        let alphabet: [UInt8] = [0, 0x20, 0x41, 0x61, 0x5B, 0x7B, 0x7F, 0x80, 0xC1, 0xE1, 0xFF]
        var random = SeededGenerator(seed: 61)
        for _ in 0..<20_000 {
            let text = ContiguousArray((0..<random.below(40)).map { _ in alphabet[random.below(alphabet.count)] })
            let start = random.below(text.count + 1)
            let range = start..<(start + random.below(text.count - start + 1))
            let byte = alphabet[random.below(alphabet.count)].folded(ignoringCase: ignoringCase)
            let places = range.filter { text[$0].folded(ignoringCase: ignoringCase) == byte }
            #expect(byte.firstIndex(in: text.span, range, ignoringCase: ignoringCase) == places.first)
            #expect(byte.lastIndex(in: text.span, range, ignoringCase: ignoringCase) == places.last)
            let bits = places.reduce(0 as UInt64) { $0 | 1 << UInt64($1 - start) }
            #expect(byte.places(in: text.span, range, ignoringCase: ignoringCase) == bits)
            guard let first = range.first else { continue }
            let second = alphabet[random.below(2)].folded(ignoringCase: ignoringCase)
            let before = first..<range.upperBound - 1
            let pair = before.first { places.contains($0) && text[$0 + 1].folded(ignoringCase: ignoringCase) == second }
            #expect(byte.firstIndex(in: text.span, before, before: second, ignoringCase: ignoringCase) == pair)
        }
    }
}
