/// Which query of a run a result belongs to; a later one has the greater number.
package struct Ticket: Comparable, Hashable, Sendable {
    package let number: Int

    package init(_ number: Int) {
        self.number = number
    }

    package var next: Ticket { Ticket(number + 1) }

    package static func < (left: Ticket, right: Ticket) -> Bool {
        left.number < right.number
    }
}
