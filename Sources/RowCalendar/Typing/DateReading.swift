/// What a typed text says about a day.
package enum DateReading: Equatable, Sendable {
    /// It stands for this day, as far as it goes: more may be typed.
    case day(CalendarDay)
    /// It stands for no day yet, and may once more is typed; so does an empty text.
    case incomplete
    /// It has the form of a date, and there is no such day: 29 February 2026.
    case doesNotExist
    /// It stands for a day that may not be chosen, as far as it goes. The nearest one that may.
    case outOfRange(nearest: CalendarDay)
    /// Whatever is typed behind it, it stands for no day.
    case notADate
}
