import RowStore

/// Where in each row a term's characters end, each taken at the first chance, so that one more character costs a look at
/// what follows.
///
/// A byte for each row of those searched. It is known of rows that are ASCII throughout, up to the 255th place, and not
/// of those whose code begins with the query.
package struct MatchEnds: Sendable {
    /// The query of the one term.
    private let query: Query
    /// By row; 0 where it is not known.
    private(set) var places: ContiguousArray<UInt8> = []

    /// Those of no rows yet; `nil` for a query that is not one fuzzy term of ASCII.
    package init?(of query: Query) {
        guard query.onlyFuzzyTerm != nil else { return nil }
        self.query = query
    }

    /// How many of another query's characters these are the ends of; 0 if not of just its first ones.
    func characters(of other: Query) -> Int {
        guard let term = query.onlyFuzzyTerm, let longer = other.onlyFuzzyTerm, query.rules == other.rules,
            term.ignoresCase == longer.ignoresCase,
            other.terms.bytes[longer.range].starts(with: query.terms.bytes[term.range])
        else { return 0 }
        return term.range.count
    }

    /// Takes what was noted of the rows that were looked at for the same query.
    package mutating func take(_ harvest: Harvest) {
        harvest.eachBlockOfEnds { rows, ends in
            if rows.upperBound > places.count {
                places.append(contentsOf: repeatElement(0, count: rows.upperBound - places.count))
            }
            places.replaceSubrange(rows, with: ends)
        }
    }
}

extension Query {
    /// The term, if there is just one, and that is fuzzy, wanted, and ASCII.
    var onlyFuzzyTerm: Term? {
        guard terms.list.count == 1, let term = terms.list.first, term.kind == .fuzzy, !term.isInverse, term.isASCII
        else { return nil }
        return term
    }
}
