import RowStore

/// Turns most rows away by the set of bytes they hold.
///
/// Only rows that are all ASCII: folding may find a letter of the query in almost any other character.
struct Prefilter {
    private let required: ByteSet
    private let isPossible: Bool

    init(_ groups: [[Term]]) {
        var required = ByteSet()
        var isPossible = true
        for case let group in groups where group.count == 1 && !group[0].isInverse {
            guard let bytes = group[0].bytes else {
                isPossible = false
                continue
            }
            for byte in bytes {
                required.insert(byte)
            }
        }
        self.required = required
        self.isPossible = isPossible
    }

    /// Whether a row that is all ASCII may answer.
    @inline(__always)
    func admits(_ row: ByteSet) -> Bool {
        isPossible && row.isSuperset(of: required)
    }
}
