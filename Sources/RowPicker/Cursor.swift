import RowMatch
import RowStore

/// The row that a commit would take, and how it behaves while the list changes.
package struct Cursor: Equatable, Sendable {
    /// Its place in the list.
    package private(set) var index = 0
    /// The row there; `nil` while the list is empty.
    package private(set) var row: RowID?
    /// Whether somebody has moved it: it then stays with its row, and on the best row otherwise.
    package private(set) var hasMoved = false

    /// Goes to a place in the list, clamped to it.
    mutating func move(to index: Int, in ranking: Ranking) {
        hasMoved = true
        stand(at: index, in: ranking)
    }

    /// Stands somewhere else than on the best row, though nobody has moved it.
    mutating func rest(at index: Int, in ranking: Ranking) {
        stand(at: index, in: ranking)
    }

    /// Goes back to the best row, as every change of the query has it.
    mutating func reset(in ranking: Ranking) {
        hasMoved = false
        stand(at: 0, in: ranking)
    }

    /// Finds its place in a list that has changed.
    mutating func follow(_ ranking: Ranking) {
        let place = hasMoved ? row.flatMap { ranking.position(of: $0) } : 0
        stand(at: place ?? index, in: ranking)
    }

    private mutating func stand(at index: Int, in ranking: Ranking) {
        self.index = max(0, min(index, ranking.count - 1))
        row = ranking.count > 0 ? ranking[self.index] : nil
    }
}
