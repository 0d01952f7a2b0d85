/// The terms that are looked for side by side and are alone in their groups. Where there are other terms, too, rows of
/// ASCII are turned away by these first: it costs a look, and a fuzzy term a score.
///
/// `src !doc 'main` over a million paths takes a third of the time then (`search blocks` in rowbench).
struct ExactTerms {
    private struct Exact {
        let range: Range<Int>
        let ignoresCase: Bool
        let isInverse: Bool
    }

    /// What they look for, end to end.
    private var bytes: ContiguousArray<UInt8> = []
    /// Those that are wanted first, and of them the longest: few rows hold it.
    private var list: ContiguousArray<Exact> = []

    /// Those of a query; none if it has no other terms.
    init(_ terms: Terms) {
        let alone = terms.alone.filter { $0.kind == .exact && $0.isASCII }
        guard terms.list.count > 1 else { return }
        let sorted = alone.sorted { left, right in
            left.isInverse == right.isInverse ? left.range.count > right.range.count : right.isInverse
        }
        for term in sorted {
            let start = bytes.count
            bytes += terms.bytes[term.range]
            list.append(
                Exact(range: start..<bytes.count, ignoresCase: term.ignoresCase, isInverse: term.isInverse))
        }
    }

    /// Whether a row of ASCII holds those that are wanted, and no other.
    @inline(__always)
    func allow(_ row: Span<UInt8>) -> Bool {
        for index in list.indices {
            let term = list[index]
            let pattern = bytes.span.extracting(term.range)
            let isFound = find(pattern, in: row, from: 0, ignoringCase: term.ignoresCase) != nil
            guard isFound != term.isInverse else { return false }
        }
        return true
    }
}
