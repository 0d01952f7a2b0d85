import RowMatch
import RowStore

/// The last few searches, so that a key costs no more than what it changes.
///
/// A longer query tries only the rows that a shorter one has left, and one that was searched for a moment ago, as after
/// deleting a letter, goes on where it was. Each takes an eighth of a byte a row and the best rows.
struct RecentSearches {
    /// The latest last.
    private var list: [Progress] = []
    private let mostInOrder: Int

    /// - Parameter mostInOrder: of how many of the best rows the order stays known.
    init(mostInOrder: Int) {
        self.mostInOrder = mostInOrder
    }

    /// Keeps one, in place of what was known for the same query.
    mutating func keep(_ progress: Progress) {
        list.removeAll { $0.search.query == progress.search.query }
        // Only the next key makes use of them.
        list = list.map { $0.withoutEnds() }
        list.append(progress.withoutOrder(beyond: mostInOrder))
        if list.count > Self.most { list.removeFirst() }
    }

    /// Lets go of what rows hold that have left, and keeps which of the others to try.
    mutating func release(rowsBefore first: Int) {
        for index in list.indices where !list[index].isBare && list[index].first < first {
            list[index] = list[index].bare
        }
    }

    /// Where a search begins by what is known.
    ///
    /// - Parameter rows: which rows there are.
    func beginning(of search: Search, ticket: Ticket, over rows: Range<Int>) -> Progress {
        if let known = list.last(where: { $0.search == search && $0.first == rows.lowerBound }) {
            return known.resumed(as: ticket)
        }
        let wider = list.filter { search.query.narrows($0.search.query) }.map { ($0, $0.candidates(in: rows)) }
        let narrowest = wider.min { $0.1 < $1.1 }?.0
        return Progress(search, ticket: ticket, through: narrowest?.sieve ?? Sieve(), after: narrowest?.ends)
    }

    /// So many letters can be taken back at no cost: a short word, for one byte a row.
    private static let most = 8
}
