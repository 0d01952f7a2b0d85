import Testing

@testable import RowTerminal

@Suite struct BlockSizeTests {
    @Test func `blocks of a file grow while they are full`() {
        var size = BlockSize(isRegularFile: true)
        let first = size.bytes
        size.note(first - 1)
        #expect(size.bytes == first)
        size.note(first)
        #expect(size.bytes == 2 * first)
        for _ in 0..<20 { size.note(size.bytes) }
        #expect(size.bytes == 1 << 20)
    }

    @Test func `blocks of a pipe never grow`() {
        var size = BlockSize(isRegularFile: false)
        let first = size.bytes
        size.note(first)
        #expect(size.bytes == first)
    }

    @Test(arguments: [1, 10, 32_767, 32_768, 32_769, 65_536])
    func `a block holds no more than twice its memory, and the same bytes`(count: Int) {
        var block: ContiguousArray<UInt8> = []
        block.reserveCapacity(65_536)
        block.append(contentsOf: (0..<count).map { UInt8(truncatingIfNeeded: $0) })
        let fitted = BlockSize(isRegularFile: false).fitted(block)
        #expect(fitted == block)
        // An allocation has a header and is rounded up.
        #expect(fitted.capacity <= 2 * count + 64)
    }
}
