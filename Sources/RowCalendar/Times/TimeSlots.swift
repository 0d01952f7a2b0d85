/// The times that may be chosen: those of a step, counted from midnight, between two times, both included.
package struct TimeSlots: Hashable, Sendable {
    /// The first time that may be chosen.
    package let from: TimeOfDay
    /// The last one.
    package let to: TimeOfDay
    /// How far they lie apart.
    package let step: TimeStep

    /// `nil` where no time of the step lies between the two.
    package init?(from: TimeOfDay = .midnight, to: TimeOfDay = .last, step: TimeStep = .minute) {
        let first = (from.minutes + step.minutes - 1) / step.minutes * step.minutes
        let last = to.minutes / step.minutes * step.minutes
        guard first <= last else { return nil }
        self.from = TimeOfDay(existingMinutes: first)
        self.to = TimeOfDay(existingMinutes: last)
        self.step = step
    }

    /// Whether the time may be chosen.
    package func contains(_ time: TimeOfDay) -> Bool {
        from <= time && time <= to && time.minutes.isMultiple(of: step.minutes)
    }

    /// The time that is nearest to another; of two, the later.
    package func nearest(to time: TimeOfDay) -> TimeOfDay {
        let dial = Dial(from.minutes...to.minutes, step: step.minutes)
        return TimeOfDay(existingMinutes: dial.nearest(to: time.minutes))
    }

    /// The hours that have a time, in order.
    package var hours: [Int] { Array(hourDial.values) }

    /// The minutes of an hour that are a time, in order; none where the hour has none.
    package func minutes(of hour: Int) -> [Int] { minuteDial(of: hour).map { Array($0.values) } ?? [] }

    var hourDial: Dial {
        Dial(from.hour...to.hour, step: max(1, step.minutes / 60))
    }

    /// `nil` where the hour has no time.
    func minuteDial(of hour: Int) -> Dial? {
        guard hourDial.values.contains(hour) else { return nil }
        let first = hour == from.hour ? from.minute : 0
        let last = hour == to.hour ? to.minute : 59
        return Dial(first...last, step: step.minutes)
    }

    /// The time of an hour whose minute is as wanted, or the nearest; `nil` where the hour has none.
    func time(in hour: Int, wantedMinute: Int) -> TimeOfDay? {
        minuteDial(of: hour).map { TimeOfDay(existingMinutes: hour * 60 + $0.nearest(to: wantedMinute)) }
    }
}
