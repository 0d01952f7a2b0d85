import RowMatch
import Synchronization

/// The ticket that is searched for now: written by whoever asks, read by the workers between two blocks.
final class CurrentTicket: Sendable {
    private let number = Atomic(0)

    func set(_ ticket: Ticket) {
        number.store(ticket.number, ordering: .relaxed)
    }

    func `is`(_ ticket: Ticket) -> Bool {
        number.load(ordering: .relaxed) == ticket.number
    }
}

extension Ticket {
    /// One that no search has.
    static let never = Ticket(-1)
}
