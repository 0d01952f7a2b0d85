/// How a language writes dates: the order of the wheels, their labels, and a date in full.
///
/// What languages there are stands in `DateForm+Languages.swift`.
package struct DateForm: Equatable, Sendable {
    /// The wheels from left to right.
    package let order: [DatePart]
    let months: [String]
    let narrowMonths: [String]
    /// What stands after the number of a day.
    let daySign: String
    /// Monday first.
    let weekdays: [String]
    let shortWeekdays: [String]
    /// A written date, from left to right.
    let pieces: [Piece]

    enum Piece: Equatable {
        case weekday, text(String), part(DatePart)
    }

    /// What a wheel shows for a number: `2026`, `November` or `11月`, `30` or `30日`.
    ///
    /// - Parameters:
    ///   - value: for months 1 to 12.
    ///   - isNarrow: whether there is no room for a month's full name: `Nov`.
    package func label(of part: DatePart, _ value: Int, isNarrow: Bool = false) -> String {
        switch part {
        case .year: String(value)
        case .month: (isNarrow ? narrowMonths : months)[value - 1]
        case .day: String(value) + daySign
        }
    }

    /// A label of a wheel that takes as many columns as any of its labels, whatever is chosen.
    package func widestLabel(of part: DatePart, isNarrow: Bool = false) -> String {
        switch part {
        case .year: label(of: .year, CalendarDay.last.year)
        case .month: Self.longest((1...12).map { label(of: .month, $0, isNarrow: isNarrow) })
        case .day: label(of: .day, 31)
        }
    }

    /// What stands beside the day under the band: `Mon`, `月` or `周一`. Those of one language are equally wide.
    package func label(of weekday: Weekday) -> String {
        shortWeekdays[weekday.rawValue - 1]
    }

    /// The date in full: `Monday, 30 November 2026`, `2026年11月30日(月)`.
    package func written(_ day: CalendarDay) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .weekday: weekdays[day.weekday.rawValue - 1]
            case .part(let part): label(of: part, day[part])
            }
        }.joined()
    }

    /// Within one language more bytes are more columns.
    private static func longest(_ labels: [String]) -> String {
        labels.max { $0.utf8.count < $1.utf8.count } ?? ""
    }
}
