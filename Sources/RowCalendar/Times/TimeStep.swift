/// How far apart the times are that may be chosen, counted from midnight.
///
/// Every step divides an hour, or is whole hours and divides a day: so every hour on the wheel has the same minutes.
package struct TimeStep: Hashable, Sendable {
    /// 1 to 720.
    package let minutes: Int

    /// `nil` for what divides neither an hour nor a day.
    package init?(minutes: Int) {
        guard 1...720 ~= minutes,
            60.isMultiple(of: minutes) || minutes.isMultiple(of: 60) && 1440.isMultiple(of: minutes)
        else { return nil }
        self.minutes = minutes
    }

    /// Every minute.
    package static let minute = TimeStep(existing: 1)

    /// All there are, from `1m` to `12h`.
    package static let all = (1...720).compactMap { TimeStep(minutes: $0) }

    private init(existing minutes: Int) {
        self.minutes = minutes
    }

    /// The time of the step that is nearest to another, of the same day; of two, the later.
    func nearest(to time: TimeOfDay) -> TimeOfDay {
        let dial = Dial(TimeOfDay.midnight.minutes...TimeOfDay.last.minutes, step: minutes)
        return TimeOfDay(existingMinutes: dial.nearest(to: time.minutes))
    }

    /// The step as an option writes it: `15m`, `2h`.
    package var text: String {
        minutes < 60 ? "\(minutes)m" : "\(minutes / 60)h"
    }

    /// The step that is written so; `60m` is `1h`.
    ///
    /// - Throws: ``CalendarFault/notAStep`` for other text, ``CalendarFault/unevenStep`` for `7m`, `90m` or `24h`.
    package init(text: String) throws(CalendarFault) {
        guard let unit = Self.units[text.suffix(1)], let count = writtenNumber(text.dropLast()) else { throw .notAStep }
        // No more hours than a day has: the product of any number with 60 need not be one.
        guard count <= 1440, let step = TimeStep(minutes: count * unit) else { throw .unevenStep }
        self = step
    }

    /// How many minutes each has.
    private static let units: [Substring: Int] = ["m": 1, "h": 60]
}
