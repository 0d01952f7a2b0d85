/// Reads times that are typed as distances: `+30m`, `-1h`, `+1h30m`.
enum TimeSteps {
    /// - Parameter typed: in plain form, with a plus or a minus at its beginning; blanks do not count.
    static func reading(of typed: [Unicode.Scalar], from now: TimeOfDay, in slots: TimeSlots) -> TimeReading {
        switch TypedSteps(typed.filter { $0 != " " }, units: units) {
        case .incomplete: return .incomplete
        case .noSteps: return .notATime
        case .steps(let steps):
            var time = now
            for step in steps {
                guard let moved = TimeOfDay(minutes: time.minutes + step.count.clamped(to: everyDay) * step.unit) else {
                    return .outOfRange(nearest: step.count < 0 ? slots.from : slots.to)
                }
                time = moved
            }
            return slots.reading(near: time)
        }
    }

    /// As many minutes as leave the day for certain, and no more of them: a larger number times 60 need not be one.
    private static let everyDay = -1440...1440

    /// How many minutes each has.
    private static let units: [Unicode.Scalar: Int] = ["m": 1, "分": 1, "h": 60, "時": 60, "时": 60]
}
