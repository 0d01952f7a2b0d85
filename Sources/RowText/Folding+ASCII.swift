extension Folding {
    /// Whether a character outside ASCII may be compared as a certain one of ASCII, in whatever case; `false` is sure.
    ///
    /// What the normal form changes may become anything, for that depends on what stands beside it.
    ///
    /// - Parameters:
    ///   - index: where it begins in `row`.
    ///   - byte: a small letter where case does not count.
    package func mayFold(at index: Int, of row: Span<UInt8>, into byte: UInt8) -> Bool {
        let scalar = DecodedScalar(row, at: index, before: row.count)
        guard scalar.isValid else { return false }
        let unit = scalar.value
        if self == .full && UnitTraits(of: unit).composes { return true }
        let lower = Self.lowercased(unit)
        let forms = (plain(unit), plain(lower))
        let wanted = UInt32(byte)
        return forms.0 == wanted || forms.1 == wanted || Self.lowercased(forms.0) == wanted
    }
}
