/// What somebody types, in its plain form: full-width characters are ASCII, letters small, blanks around it gone.
///
/// Signs that stand for a hyphen or are typed on its key count as one, so that an input method need not be left.
func plainForm(of typed: String) -> [Unicode.Scalar] {
    let scalars = typed.unicodeScalars.map { plainForm(of: $0) }
    return Array(scalars.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
}

private func plainForm(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{3000}", "\t": " "
    // The sign for a long vowel, a hyphen, a minus and their half-width form.
    case "\u{30FC}", "\u{FF70}", "\u{2010}", "\u{2011}", "\u{2212}": "-"
    case "\u{FF01}"..."\u{FF5E}": small(Unicode.Scalar(scalar.value - fullWidth) ?? scalar)
    default: small(scalar)
    }
}

/// How far the full-width forms lie behind ASCII.
private let fullWidth: UInt32 = 0xFF01 - 0x21

private func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard "A"..."Z" ~= scalar else { return scalar }
    return Unicode.Scalar(scalar.value + 0x20) ?? scalar
}
