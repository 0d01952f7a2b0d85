import RowKeys
import TestSupport
import Testing

/// What holds for the decoder whatever bytes come.
@Suite struct KeyNoiseTests {
    @Test(arguments: 0..<8 as Range<UInt64>)
    func `however bytes are cut, they give the same events, each with the last byte read`(seed: UInt64) {
        var noise = KeyNoise(seed: seed)
        var random = SeededGenerator(seed: seed)
        var whole = KeyDecoder()
        var reader = KeyDecoder()
        for _ in 0..<500 {
            let burst = noise.burst()
            let expected = burst.flatMap { all(of: $0, with: &whole) }
            var found: [InputEvent] = []
            var rest = burst[...]
            while !rest.isEmpty {
                let read = rest.prefix(Int.random(in: 1...reader.bytesThatMayBeRead, using: &random))
                rest = rest.dropFirst(read.count)
                #expect(read.dropLast().allSatisfy { all(of: $0, with: &reader).isEmpty })
                found += all(of: read[read.endIndex - 1], with: &reader)
            }
            #expect(found == expected)
            #expect(reader == whole)
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `what is unfinished settles in two silences at most, and nothing is left of it`(seed: UInt64) {
        var noise = KeyNoise(seed: seed)
        for _ in 0..<500 {
            var decoder = KeyDecoder()
            for byte in noise.burst() { _ = all(of: byte, with: &decoder) }
            _ = decoder.settle()
            if decoder.patience != nil { #expect(decoder.settle() == nil) }
            #expect(decoder == KeyDecoder())
        }
    }

    private func all(of byte: UInt8, with decoder: inout KeyDecoder) -> [InputEvent] {
        [decoder.take(byte), decoder.takeReport()].compactMap { $0 }
    }
}
