/// Reads the days that people type.
///
/// Full-width characters count as ASCII ones, capitals as small letters. Understood are:
///
/// - dates in order of year, month, day: `2026-11-30`, `2026/11/30`, `20261130`, `2026年11月30日`
/// - a month, `2026-11`, `202611`, or a year, `2026`, for the rest of which the chosen day stands in
/// - a day of the chosen year: `11-30`, `11/30`, the month first always, `11月30日`
/// - `today`, `tomorrow`, `yesterday`, `今日`, `明天`, …
/// - so many days, weeks, months and years from today: `+3d`, `-1w`, `+1m-1d`, `+3日`
/// - the next day with a weekday, today included: `fri`, `金曜`, `周五`
///
/// English words may break off after three letters.
package enum DateQuery {
    /// What a text says; linear in its length.
    ///
    /// - Parameters:
    ///   - today: what words and distances are counted from.
    ///   - chosen: the day that was chosen before anything was typed. It fills up what the text leaves out, so the days
    ///     that the text itself led to must not be taken for it.
    package static func parse(
        _ text: String, today: CalendarDay, chosen: CalendarDay, in range: DayRange = .everyDay
    ) -> DateReading {
        let typed = plainForm(of: text)
        guard let first = typed.first else { return .incomplete }
        if first == "+" || first == "-" {
            return DateSteps.reading(of: typed, from: today, in: range)
        }
        if "0"..."9" ~= first {
            return DateDigits(chosen: chosen, range: range).reading(of: typed)
        }
        return DayWord.reading(of: typed, today: today, in: range)
    }
}

extension DayRange {
    /// - Parameter day: `nil` for one that lies before the year 1 or behind the year 9999.
    /// - Parameter isBefore: where that one lies.
    func reading(of day: CalendarDay?, isBefore: Bool = false) -> DateReading {
        guard let day else { return .outOfRange(nearest: isBefore ? from : to) }
        return contains(day) ? .day(day) : .outOfRange(nearest: clamp(day))
    }
}
