extension CalendarDay {
    /// As ISO 8601 writes it: `2026-11-30`, with a year of four digits always.
    package var isoText: String {
        padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
    }

    /// The day that is written as ISO 8601 does, and in no other way; ``DateQuery`` reads what people type.
    ///
    /// - Throws: ``CalendarFault/notADate`` for other text, ``CalendarFault/noSuchDay(_:)`` for a date in that form
    ///   that does not exist.
    package init(isoText: String) throws(CalendarFault) {
        let parts = isoText.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { writtenNumber($0) }
        guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3 else { throw .notADate }
        guard let existing = CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2]) else {
            throw .noSuchDay(MissingDay(year: numbers[0], month: numbers[1]))
        }
        self = existing
    }
}
