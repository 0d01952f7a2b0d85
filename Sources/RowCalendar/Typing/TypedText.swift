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

/// Digits in a row, and the sign before the next.
struct DigitRun: Equatable {
    /// ASCII digits, one or more.
    let digits: String
    /// What stands behind them; `nil` at the end.
    let sign: Unicode.Scalar?

    var isOpen: Bool { sign == nil }
    /// `nil` for more digits than a number has room for.
    var value: Int? { Int(digits) }

    /// Text that is digits and single signs in turn and begins with digits; `nil` for any other.
    static func runs(in text: ArraySlice<Unicode.Scalar>) -> [DigitRun]? {
        var runs: [DigitRun] = []
        var digits = ""
        for scalar in text {
            if "0"..."9" ~= scalar {
                digits.unicodeScalars.append(scalar)
            } else {
                guard !digits.isEmpty else { return nil }
                runs.append(DigitRun(digits: digits, sign: scalar))
                digits = ""
            }
        }
        if !digits.isEmpty { runs.append(DigitRun(digits: digits, sign: nil)) }
        return runs.isEmpty ? nil : runs
    }
}
