/// Reads dates that are typed in digits.
struct DateDigits {
    let chosen: CalendarDay
    let range: DayRange

    /// - Parameter text: in plain form, with a digit at its beginning.
    func reading(of text: [Unicode.Scalar]) -> DateReading {
        guard let runs = DigitRun.runs(in: text[...]) else { return .notADate }
        if runs.count == 1, runs[0].isOpen { return reading(ofDigits: runs[0].digits) }
        return reading(of: runs)
    }

    /// Digits without a sign: year, month and day have as many as they have in an ISO date.
    private func reading(ofDigits digits: String) -> DateReading {
        guard digits.utf8.count <= 8 else { return .notADate }
        guard digits.utf8.count >= 4 else { return .incomplete }
        let rest = digits.dropFirst(4)
        return reading(
            year: Int(digits.prefix(4)), month: TypedNumber(rest.prefix(2), isFixed: true),
            day: TypedNumber(rest.dropFirst(2), isFixed: true))
    }

    private func reading(of runs: [DigitRun]) -> DateReading {
        let signs = runs.compactMap(\.sign)
        let beginsWithYear = runs[0].sign == "年" || runs[0].digits.utf8.count == 4
        let forms = beginsWithYear ? Self.signsOfDates : Self.signsOfDaysOfYear
        guard forms.contains(where: { $0.starts(with: signs) }) else { return .notADate }
        let lengths = beginsWithYear ? [4, 2, 2] : [2, 2]
        guard runs.count <= lengths.count, zip(runs, lengths).allSatisfy({ $0.digits.utf8.count <= $1 }) else {
            return .notADate
        }
        let parts = runs.dropFirst(beginsWithYear ? 1 : 0).map { TypedNumber($0) }
        let year = beginsWithYear ? runs[0].value : chosen.year
        let reading = reading(year: year, month: parts.first ?? .none, day: parts.dropFirst().first ?? .none)
        let endsInside = signs.last.map { !Self.closingSigns.contains($0) } ?? false
        guard endsInside, runs.last?.isOpen == false, reading != .doesNotExist else { return reading }
        return .incomplete
    }

    /// What may stand behind year, month and day.
    private static let signsOfDates: [[Unicode.Scalar]] = [["-", "-"], ["/", "/"], ["年", "月", "日"]]
    /// The same without a year.
    private static let signsOfDaysOfYear: [[Unicode.Scalar]] = [["-"], ["/"], ["月", "日"]]
    /// Those that belong to what stands before them. After the others something is missing.
    private static let closingSigns: Set<Unicode.Scalar> = ["年", "月", "日"]

    private func reading(year: Int?, month: TypedNumber, day: TypedNumber) -> DateReading {
        guard let year, CalendarDay.years.contains(year) else { return .doesNotExist }
        let monthFound: Int
        switch month.found(in: CalendarDay.months) {
        case .nothing: return range.reading(nearYear: year, of: chosen)
        case .unfinished: return .incomplete
        case .missing: return .doesNotExist
        case .number(let number): monthFound = number
        }
        switch day.found(in: 1...CalendarDay.daysIn(month: monthFound, of: year)) {
        case .nothing: return range.reading(near: year, monthFound, of: chosen)
        case .unfinished: return .incomplete
        case .missing: return .doesNotExist
        case .number(let number): return range.reading(of: CalendarDay(year: year, month: monthFound, day: number))
        }
    }
}

extension DayRange {
    /// The day of a year that is most like another one, if the year is in the range.
    fileprivate func reading(nearYear year: Int, of other: CalendarDay) -> DateReading {
        let day = day(in: year, wantedMonth: other.month, wantedDay: other.day)
        return reading(of: day, isBefore: year < from.year)
    }

    /// The day of a month that is most like another one, if the month is in the range.
    fileprivate func reading(near year: Int, _ month: Int, of other: CalendarDay) -> DateReading {
        let day = day(in: year, month, wantedDay: other.day)
        return reading(of: day, isBefore: (year, month) < (from.year, from.month))
    }
}
