import RowStore
import RowText

/// Turns most rows away before anything is decoded, by the set of bytes they hold and by the bytes themselves.
///
/// Only by what no folding brings about. Where a row holds characters outside ASCII and U+3000 to U+9FFF, such as
/// accented or wide letters, that is nothing, and the row is admitted.
struct Prefilter {
    private var required = ByteSet()
    private var isPossibleInASCII = true
    /// What a row of Han characters and kana must hold.
    private var requiredBesideHan = ByteSet()
    private var needles = Needles()

    init(_ terms: Terms, folding: Folding) {
        for term in terms.required {
            isPossibleInASCII = isPossibleInASCII && term.isASCII
            for byte in terms.bytes[term.range] {
                required.insert(byte)
            }
            needles.append(term, of: terms, folding: folding)
        }
        for byte in needles.bytes {
            requiredBesideHan.insert(byte)
        }
    }

    @inline(__always)
    func admits(_ set: ByteSet, _ row: Span<UInt8>) -> Bool {
        guard set.holdsNonASCII else { return isPossibleInASCII && set.isSuperset(of: required) }
        guard !set.holdsOtherScripts else { return true }
        return set.isSuperset(of: requiredBesideHan) && needles.areFound(in: row)
    }
}
