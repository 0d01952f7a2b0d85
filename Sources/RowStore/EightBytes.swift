/// Eight bytes that lie together, looked at together.
struct EightBytes {
    /// The first byte is the lowest.
    let word: UInt64

    /// - Returns: `nil` where there are not that many.
    @inline(__always)
    init?(_ bytes: Span<UInt8>, at index: Int) {
        guard index >= 0, index &+ 8 <= bytes.count else { return nil }
        // Any eight bytes are a number, and these lie within the text.
        word = unsafe UInt64(
            littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self))
    }

    /// Where a byte first stands.
    ///
    /// Of what differs, the lowest byte that is zero is the first to borrow from its highest bit.
    ///
    /// - Parameter wanted: the byte eight times: `each` times it.
    @inline(__always)
    func firstIndex(of wanted: UInt64) -> Int? {
        let difference = word ^ wanted
        let hits = (difference &- Self.each) & ~difference & Self.highBits
        return hits == 0 ? nil : hits.trailingZeroBitCount >> 3
    }

    static let each: UInt64 = 0x0101_0101_0101_0101
    static let highBits: UInt64 = 0x8080_8080_8080_8080
}
