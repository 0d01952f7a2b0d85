/// Why a word is no day, no time or no step, in the two parts of the sentence that tells a person so.
///
/// The word itself stands before the parts, as its owner shows it: `7m ` + wrong + `: ` + remedy.
package enum CalendarFault: Error, Equatable, Sendable {
    case notADate
    case noSuchDay(MissingDay)
    case notATime
    case noSuchTime
    case notAStep
    case unevenStep

    /// What is the matter with the word.
    package var wrong: String {
        switch self {
        case .notADate: "is not a date"
        case .noSuchDay: "does not exist"
        case .notATime: "is not a time of day"
        case .noSuchTime: "does not exist"
        case .notAStep: "is not a step"
        case .unevenStep: "divides neither an hour nor a day"
        }
    }

    /// What to type instead.
    package var remedy: String {
        switch self {
        case .notADate: "write year, month and day as in 2026-11-30"
        case .noSuchDay(let missing): missing.remedy
        case .notATime: "write hour and minute as in 14:30"
        case .noSuchTime: "take 00:00 to 23:59"
        case .notAStep: "write minutes or hours as in 15m or 2h"
        case .unevenStep: "take one of \(TimeStep.all.map(\.text).joined(separator: ", "))"
        }
    }
}

/// A date that has the form of one and does not exist.
package struct MissingDay: Equatable, Sendable {
    /// Any four digits.
    package let year: Int
    /// Any two digits.
    package let month: Int

    var remedy: String {
        guard CalendarDay.years.contains(year) else { return "years are 0001 to 9999" }
        guard CalendarDay.months.contains(month) else { return "months are 01 to 12" }
        let days = CalendarDay.daysIn(month: month, of: year)
        return "days of \(padded(year, to: 4))-\(padded(month, to: 2)) are 01 to \(days)"
    }
}
