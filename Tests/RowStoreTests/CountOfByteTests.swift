import TestSupport
import Testing

@testable import RowStore

@Suite struct CountOfByteTests {
    @Test(arguments: 0..<20 as Range<UInt64>)
    func `every byte is counted once`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let rarity = [1, 2, 50][random.below(3)]
        let bytes = ContiguousArray((0..<20_000).map { _ in random.oneIn(rarity) ? 0x0A as UInt8 : 0xFF })
        let start = random.below(100)
        let part = start..<(bytes.count - random.below(bytes.count - start))
        #expect(count(of: 0x0A, in: bytes.span, part) == bytes[part].count { $0 == 0x0A })
    }
}
