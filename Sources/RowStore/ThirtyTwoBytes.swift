/// Thirty-two bytes that lie together, compared together: what every processor of this century does in a few steps.
struct ThirtyTwoBytes {
    let first: SIMD16<UInt8>
    let second: SIMD16<UInt8>

    /// How many.
    static let count = 32

    /// - Returns: `nil` where there are not that many.
    @inline(__always)
    init?(_ bytes: Span<UInt8>, at index: Int) {
        guard index >= 0, index &+ Self.count <= bytes.count else { return nil }
        // Any bytes are a vector of bytes, and these lie within the text.
        first = unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: SIMD16<UInt8>.self)
        second = unsafe bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index &+ 16, as: SIMD16<UInt8>.self)
    }

    /// The bits that are set in a byte of either half.
    @inline(__always)
    var union: SIMD16<UInt8> { first | second }

    /// Which bytes are the wanted one.
    @inline(__always)
    func hits(_ wanted: UInt8) -> Hits {
        let wanted = SIMD16(repeating: wanted)
        return Hits(first .== wanted, second .== wanted)
    }

    /// Eight bytes a word, the first one lowest; all bits of a byte are set if it is a hit, else none.
    struct Hits {
        let words: (UInt64, UInt64, UInt64, UInt64)

        @inline(__always)
        init(_ first: SIMDMask<SIMD16<Int8>>, _ second: SIMDMask<SIMD16<Int8>>) {
            // A mask is sixteen bytes, and so are two words.
            let first = unsafe unsafeBitCast(first, to: SIMD2<UInt64>.self)
            let second = unsafe unsafeBitCast(second, to: SIMD2<UInt64>.self)
            words = (first[0].littleEndian, first[1].littleEndian, second[0].littleEndian, second[1].littleEndian)
        }

        @inline(__always)
        var exist: Bool { words.0 | words.1 | words.2 | words.3 != 0 }
    }
}
