/// Sixteen bytes that lie together, compared together.
///
/// `ThirtyTwoBytes` of the store is like it; what crosses the border of a room is slower, as `ByteScan` has found.
struct SixteenBytes {
    private let vector: SIMD16<UInt8>

    /// How many.
    static let count = 16

    /// Those from `index` on, all of which the text has.
    @inline(__always)
    init(_ text: Span<UInt8>, at index: Int) {
        precondition(index >= 0 && index &+ Self.count <= text.count, "sixteen bytes lie within the text")
        vector = Self.load(text, at: index)
    }

    /// Those from `index` on, those from the next one on, and those from the one after that on.
    @inline(__always)
    static func three(_ text: Span<UInt8>, at index: Int) -> (SixteenBytes, SixteenBytes, SixteenBytes) {
        precondition(index >= 0 && index &+ count &+ 2 <= text.count, "eighteen bytes lie within the text")
        return (
            SixteenBytes(vector: load(text, at: index)), SixteenBytes(vector: load(text, at: index &+ 1)),
            SixteenBytes(vector: load(text, at: index &+ 2))
        )
    }

    @inline(__always)
    private static func load(_ text: Span<UInt8>, at index: Int) -> SIMD16<UInt8> {
        // Any bytes are a vector of bytes, and whoever calls has seen that these lie within the text.
        unsafe text.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: SIMD16<UInt8>.self)
    }

    @inline(__always)
    private init(vector: SIMD16<UInt8>) {
        self.vector = vector
    }

    /// The bits in which each differs from the wanted one.
    @inline(__always)
    func difference(_ wanted: UInt8) -> SixteenBytes {
        SixteenBytes(vector: vector ^ SIMD16(repeating: wanted))
    }

    /// The same with some bits set in each.
    @inline(__always)
    func setting(_ bits: UInt8) -> SixteenBytes {
        SixteenBytes(vector: vector | SIMD16(repeating: bits))
    }

    /// The bits of both.
    @inline(__always)
    static func | (left: SixteenBytes, right: SixteenBytes) -> SixteenBytes {
        SixteenBytes(vector: left.vector | right.vector)
    }

    /// The lower one at each place.
    @inline(__always)
    func min(_ other: SixteenBytes) -> SixteenBytes {
        SixteenBytes(vector: vector.replacing(with: other.vector, where: other.vector .< vector))
    }

    /// What each lacks to be as high as that; nothing for one that is higher.
    @inline(__always)
    func missing(to most: UInt8) -> SixteenBytes {
        let all = SIMD16(repeating: most)
        return SixteenBytes(vector: all &- vector.replacing(with: all, where: all .< vector))
    }

    /// Whether one of them is 0.
    @inline(__always)
    var holdZero: Bool { equal(0).exist }

    /// Which of them are the wanted one.
    @inline(__always)
    func equal(_ wanted: UInt8) -> Hits {
        Hits(vector .== SIMD16(repeating: wanted))
    }

    /// Which of them are as high as that or higher.
    @inline(__always)
    func atLeast(_ least: UInt8) -> Hits {
        Hits(vector .>= SIMD16(repeating: least))
    }

    /// Which of them are in a range.
    @inline(__always)
    func within(_ range: ClosedRange<UInt8>) -> Hits {
        let above = vector &- SIMD16(repeating: range.lowerBound)
        return Hits(above .<= SIMD16(repeating: range.upperBound - range.lowerBound))
    }

    /// All bits of a byte are set where it is a hit, else none.
    struct Hits {
        private let mask: SIMDMask<SIMD16<Int8>>

        @inline(__always)
        init(_ mask: SIMDMask<SIMD16<Int8>>) {
            self.mask = mask
        }

        /// Hits in both.
        @inline(__always)
        static func & (left: Hits, right: Hits) -> Hits {
            Hits(left.mask .& right.mask)
        }

        /// Hits in either.
        @inline(__always)
        static func | (left: Hits, right: Hits) -> Hits {
            Hits(left.mask .| right.mask)
        }

        /// Hits in one and not in the other.
        @inline(__always)
        static func ^ (left: Hits, right: Hits) -> Hits {
            Hits(left.mask .^ right.mask)
        }

        /// How many of some of the bytes are hits.
        @inline(__always)
        func count(in part: Range<Int>) -> Int {
            let words = words
            let low = words.low & Self.bytes(part.clamped(to: 0..<8))
            let high = words.high & Self.bytes(part.clamped(to: 8..<16))
            let ones = (low & Self.each) &+ (high & Self.each)
            return Int((ones &* Self.each) >> 56)
        }

        /// All bits of some of eight bytes; whole words are put in their place by the lowest three bits alone.
        @inline(__always)
        private static func bytes(_ part: Range<Int>) -> UInt64 {
            guard !part.isEmpty else { return 0 }
            return (UInt64.max >> UInt64((8 - part.count) * 8)) << UInt64((part.lowerBound & 7) * 8)
        }

        private static let each: UInt64 = 0x0101_0101_0101_0101

        /// Eight bytes a word, the first one lowest.
        @inline(__always)
        private var words: (low: UInt64, high: UInt64) {
            // A mask is sixteen bytes, and so are two words.
            let words = unsafe unsafeBitCast(mask, to: SIMD2<UInt64>.self)
            return (words[0].littleEndian, words[1].littleEndian)
        }

        /// Whether there is one.
        @inline(__always)
        var exist: Bool {
            let words = words
            return words.low | words.high != 0
        }

        /// The first hit that is none of the first `skipped` bytes, fewer than sixteen.
        @inline(__always)
        func first(after skipped: Int = 0) -> Int? {
            var (low, high) = words
            guard low | high != 0 else { return nil }
            if skipped >= 8 {
                low = 0
                high &= .max << UInt64((skipped - 8) * 8)
            } else {
                low &= .max << UInt64(skipped * 8)
            }
            guard low == 0 else { return low.trailingZeroBitCount >> 3 }
            return high == 0 ? nil : 8 + high.trailingZeroBitCount >> 3
        }
    }
}

/// Whether some byte of a text is as high as that or higher.
func holdsByte(from least: UInt8, in text: Span<UInt8>) -> Bool {
    guard text.count >= SixteenBytes.count else { return holdsByte(from: least, inFew: text) }
    let last = text.count &- SixteenBytes.count
    var hits = SixteenBytes(text, at: last).atLeast(least)
    var index = 0
    while index < last {
        hits = hits | SixteenBytes(text, at: index).atLeast(least)
        index &+= SixteenBytes.count
    }
    return hits.exist
}

private func holdsByte(from least: UInt8, inFew text: Span<UInt8>) -> Bool {
    for index in text.indices where text[index] >= least {
        return true
    }
    return false
}
