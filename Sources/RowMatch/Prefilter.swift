import RowStore

/// Turns most rows away by the set of bytes they hold.
///
/// Only rows that are all ASCII: folding may find a letter of the query in almost any other character.
struct Prefilter {
    private var required = ByteSet()
    private var isPossible = true

    init(_ terms: Terms) {
        for term in terms.required {
            isPossible = isPossible && term.isASCII
            for byte in terms.bytes[term.range] {
                required.insert(byte)
            }
        }
    }

    /// Whether a row that is all ASCII may answer.
    @inline(__always)
    func admits(_ row: ByteSet) -> Bool {
        isPossible && row.isSuperset(of: required)
    }
}
