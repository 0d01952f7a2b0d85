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
