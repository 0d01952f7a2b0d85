/// Reads days that are typed as distances: `+3d`, `-1w`, `+1m-1d`.
enum DateSteps {
    /// - Parameter typed: in plain form, with a plus or a minus at its beginning; blanks do not count.
    static func reading(of typed: [Unicode.Scalar], from today: CalendarDay, in range: DayRange) -> DateReading {
        switch TypedSteps(typed.filter { $0 != " " }, units: units) {
        case .incomplete: return .incomplete
        case .noSteps: return .notADate
        case .steps(let steps):
            var day = today
            for step in steps {
                guard let moved = day.moved(by: step.count, step.unit) else {
                    return range.reading(of: nil, isBefore: step.count < 0)
                }
                day = moved
            }
            return range.reading(of: day)
        }
    }

    private static let units: [Unicode.Scalar: CalendarUnit] = [
        "d": .day, "日": .day, "天": .day, "w": .week, "週": .week, "周": .week, "m": .month, "月": .month, "y": .year,
        "年": .year,
    ]
}
