import RowMatch
import RowStore
import Synchronization

/// Finding out which bytes rows hold while nobody searches, so that the first letter has not to wait for it.
final class Preparation: Work {
    private let chunks: [Chunk]
    private let current: CurrentTicket
    private let ticket: Ticket
    /// The next chunk nobody has taken: each worker adds to it.
    private let next = Atomic(0)

    /// - Parameter ticket: the search at hand; another one ends this.
    init(_ snapshot: Snapshot, ticket: Ticket, while current: CurrentTicket) {
        // Those before were taken earlier; one that was left out is found out about by the search.
        let last = snapshot.chunks.lastIndex(where: \.isSurveyed) ?? -1
        chunks = Array(snapshot.chunks[(last + 1)...])
        self.ticket = ticket
        self.current = current
    }

    func work() {
        while current.is(ticket) {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < chunks.count else { return }
            _ = chunks[index].sets
        }
    }
}
