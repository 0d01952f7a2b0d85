import TestSupport
import Testing

@testable import RowStore

@Suite struct WantedByteTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func `it finds what looking at each byte finds`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let hasTwoCases = random.oneIn(2)
        let others: [UInt8] = [0x2F, 0x60, 0x62, 0x00, 0x7F, 0x01]
        var bytes = ContiguousArray((0..<300).map { _ in others[random.below(6)] })
        for _ in 0..<random.below(4) { bytes[random.below(300)] = [0x61, 0x41, 0x80, 0xFF, 0xE1][random.below(5)] }
        let wanted = WantedByte(0x61, hasTwoCases: hasTwoCases)
        for _ in 0..<50 {
            let start = random.below(301)
            let end = start + random.below(301 - start)
            let plain = (start..<end).first {
                bytes[$0] == 0x61 || bytes[$0] >= 0x80 || hasTwoCases && bytes[$0] == 0x41
            }
            #expect(wanted.firstIndex(in: bytes.span, from: start, before: end) == plain)
        }
    }
}
