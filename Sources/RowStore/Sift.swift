extension Span<ByteSet> {
    /// The sets of a chunk's rows: of up to sixty-four, those that may hold some bytes, and all that hold any outside ASCII.
    ///
    /// Eight bytes of memory a row are looked at, side by side, and nothing of the row itself: of a million paths the
    /// letters of `linux` leave one row in ten.
    ///
    /// - Parameters:
    ///   - bits: a bit for each row in question, that of local index `first` lowest; `first` may lie before the chunk.
    ///   - set: the bytes.
    package func rows(_ bits: UInt64, from first: Int, mayHold set: ByteSet) -> UInt64 {
        guard bits != 0 else { return 0 }
        if first >= 0, first + 64 <= count, bits.nonzeroBitCount > fewRows {
            return bits & sift(from: first, by: set)
        }
        var found = bits
        var rest = bits
        while rest != 0 {
            let place = rest.trailingZeroBitCount
            rest &= rest &- 1
            if !self[first + place].mayHold(set) { found ^= 1 << UInt64(place) }
        }
        return found
    }

    private func sift(from first: Int, by set: ByteSet) -> UInt64 {
        var found: UInt64 = 0
        for place in 0..<64 {
            found |= (self[first &+ place].mayHold(set) ? 1 : 0) << UInt64(place)
        }
        return found
    }
}

/// So many of sixty-four are found out one by one in the time that all take side by side.
private let fewRows = 24
