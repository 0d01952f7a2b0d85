/// What a line is compared by: bytes where it is all ASCII, folded scalars otherwise.
protocol TextUnit: FixedWidthInteger & UnsignedInteger {
    /// The unit as terms that ignore case want it.
    func folded(ignoringCase: Bool) -> Self
}

extension UInt8: TextUnit {
    @inline(__always)
    func folded(ignoringCase: Bool) -> UInt8 {
        ignoringCase && self &- 0x41 < 26 ? self | 0x20 : self
    }
}

extension UInt32: TextUnit {
    /// Scalars come folded: see `UnitLine`.
    @inline(__always)
    func folded(ignoringCase: Bool) -> UInt32 { self }
}
