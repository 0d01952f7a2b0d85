import TestSupport
import Testing

@testable import RowMatch

struct WideNeedleTests {
    @Test(arguments: 0..<4 as Range<UInt64>)
    func `a character is found first where it first stands`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let one = try #require(WideNeedle(0x304B, orElse: 0x30AB))
        let alphabet: [[UInt8]] = [Array("か".utf8), Array("カ".utf8), Array("き".utf8), [0xE3], [0x41], [0x81, 0x8B]]
        for _ in 0..<2000 {
            let text = ContiguousArray((0..<random.below(25)).flatMap { _ in alphabet[random.below(alphabet.count)] })
            let start = random.below(text.count + 1)
            let wanted = text.indices.dropLast(2).first { index in
                index >= start && ["か", "カ"].contains { Array($0.utf8) == Array(text[index...(index + 2)]) }
            }
            #expect(one.firstIndex(in: text.span, from: start) == wanted, "\(text) from \(start)")
        }
    }

    @Test(arguments: [0x7F, 0x7FF, 0xD800, 0x1_0000] as [UInt32])
    func `what takes other than three bytes is no needle`(unit: UInt32) {
        #expect(WideNeedle(unit).map { _ in unit } == nil)
    }
}
