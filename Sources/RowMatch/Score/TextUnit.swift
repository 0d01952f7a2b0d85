/// What a line is compared by: bytes where it is all ASCII, folded scalars otherwise.
protocol TextUnit: FixedWidthInteger & UnsignedInteger {
    /// The unit as terms that ignore case want it.
    func folded(ignoringCase: Bool) -> Self

    /// The first place in `range` where this unit stands, which is folded if case is ignored.
    func firstIndex(in text: Span<Self>, _ range: Range<Int>, ignoringCase: Bool) -> Int?

    /// The first place in `range`, which ends before the text does, where this unit stands and another one after it.
    func firstIndex(in text: Span<Self>, _ range: Range<Int>, before second: Self, ignoringCase: Bool) -> Int?

    /// The last such place of this unit alone.
    func lastIndex(in text: Span<Self>, _ range: Range<Int>, ignoringCase: Bool) -> Int?

    /// All such places, a bit each, that of the first place of `range` lowest.
    ///
    /// - Parameter range: 64 places at most.
    func places(in text: Span<Self>, _ range: Range<Int>, ignoringCase: Bool) -> UInt64
}

extension UInt32: TextUnit {
    /// Scalars come folded: see `UnitLine`.
    @inline(__always)
    func folded(ignoringCase: Bool) -> UInt32 { self }

    func firstIndex(in text: Span<UInt32>, _ range: Range<Int>, ignoringCase: Bool) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if text[index] == self { return index }
            index += 1
        }
        return nil
    }

    func places(in text: Span<UInt32>, _ range: Range<Int>, ignoringCase: Bool) -> UInt64 {
        var places: UInt64 = 0
        for index in 0..<range.count {
            places |= (text[range.lowerBound + index] == self ? 1 : 0) << UInt64(index)
        }
        return places
    }

    func firstIndex(in text: Span<UInt32>, _ range: Range<Int>, before second: UInt32, ignoringCase: Bool) -> Int? {
        for index in range where text[index] == self && text[index + 1] == second {
            return index
        }
        return nil
    }

    func lastIndex(in text: Span<UInt32>, _ range: Range<Int>, ignoringCase: Bool) -> Int? {
        var index = range.upperBound
        while index > range.lowerBound {
            index -= 1
            if text[index] == self { return index }
        }
        return nil
    }
}
