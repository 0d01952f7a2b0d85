/// What one of the wheels of a date turns.
package enum DatePart: Hashable, CaseIterable, Sendable {
    case year, month, day
}

extension CalendarDay {
    /// The number of the year, of the month in it or of the day in that.
    package subscript(part: DatePart) -> Int {
        switch part {
        case .year: year
        case .month: month
        case .day: day
        }
    }
}
