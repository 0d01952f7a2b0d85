extension Chunk {
    /// Of up to sixty-four rows, those that may hold some bytes, and all that hold any outside ASCII.
    ///
    /// Eight bytes of memory a row are looked at, side by side, and nothing of the row itself: of a million paths the
    /// letters of `linux` leave one row in ten.
    ///
    /// - Parameters:
    ///   - bits: a bit for each row in question, that of local index `first` lowest; `first` may lie before the chunk.
    ///   - set: the bytes.
    package func rows(_ bits: UInt64, from first: Int, mayHold set: ByteSet) -> UInt64 {
        guard bits != 0 else { return 0 }
        let sets = sets
        if first >= 0, first + 64 <= sets.count, bits.nonzeroBitCount > Self.fewRows {
            return bits & Self.sift(sets.span, from: first, by: set)
        }
        var found = bits
        var rest = bits
        while rest != 0 {
            let place = rest.trailingZeroBitCount
            rest &= rest &- 1
            if !sets[first + place].mayHold(set) { found ^= 1 << UInt64(place) }
        }
        return found
    }

    private static func sift(_ sets: Span<ByteSet>, from first: Int, by set: ByteSet) -> UInt64 {
        var found: UInt64 = 0
        for place in 0..<64 {
            found |= (sets[first &+ place].mayHold(set) ? 1 : 0) << UInt64(place)
        }
        return found
    }

    /// So many of sixty-four are found out one by one in the time that all take side by side.
    private static let fewRows = 24
}
