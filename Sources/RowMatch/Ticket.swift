/// Which query of a run a result belongs to; a later one has the greater number.
package struct Ticket: Comparable, Hashable, Sendable {
    /// Counts the queries.
    package let number: Int

    /// The ticket with a number.
    package init(_ number: Int) {
        self.number = number
    }

    /// That of the query after this one.
    package var next: Ticket { Ticket(number + 1) }

    /// Whether the left one belongs to the earlier query.
    package static func < (left: Ticket, right: Ticket) -> Bool {
        left.number < right.number
    }
}
