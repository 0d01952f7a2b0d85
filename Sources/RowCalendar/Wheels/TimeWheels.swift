/// Two wheels, for hour and minute, that show only times that may be chosen.
///
/// Where an hour lacks the minute, the nearest one stands in for it; it comes back as soon as there is a place for it.
package struct TimeWheels: Equatable, Sendable {
    /// The times that may be chosen.
    package let slots: TimeSlots
    /// Whether the first entry of a wheel follows the last.
    package let isRing: Bool
    /// The time under the band.
    package private(set) var chosen: TimeOfDay
    private var wantedMinute: Int

    /// - Parameter chosen: where to stand; the nearest time where it may not be chosen.
    package init(_ slots: TimeSlots, chosen: TimeOfDay, isRing: Bool = false) {
        self.slots = slots
        self.isRing = isRing
        self.chosen = slots.nearest(to: chosen)
        wantedMinute = self.chosen.minute
    }

    /// Turns both wheels to a time, or to the nearest one that may be chosen.
    package mutating func turn(to time: TimeOfDay) {
        self = TimeWheels(slots, chosen: time, isRing: isRing)
    }

    /// Turns one wheel by so many entries, downwards where the number is positive; at an end it stops.
    ///
    /// The minute that was wanted is forgotten once the wheel of minutes moves.
    package mutating func turn(_ part: TimePart, by entries: Int) {
        let value = dial(of: part).turned(from: chosen[part], by: entries, isRing: isRing)
        guard value != chosen[part] else { return }
        switch part {
        case .hour:
            settle(in: value)
        case .minute:
            wantedMinute = value
            settle(in: chosen.hour)
        }
    }

    /// The number that stands so many entries below the chosen one on a wheel; `nil` beyond its ends.
    ///
    /// A ring goes on beyond its ends, but shows every number once at most.
    package func value(at offset: Int, of part: TimePart) -> Int? {
        dial(of: part).shown(at: offset, from: chosen[part], isRing: isRing)
    }

    /// What is drawn there: two digits, in every language.
    package func entry(at offset: Int, of part: TimePart) -> WheelEntry? {
        value(at: offset, of: part).map { WheelEntry(value: $0, label: padded($0, to: 2)) }
    }

    private mutating func settle(in hour: Int) {
        chosen = slots.time(in: hour, wantedMinute: wantedMinute) ?? chosen
    }

    private func dial(of part: TimePart) -> Dial {
        switch part {
        case .hour: slots.hourDial
        case .minute: slots.minuteDial(of: chosen.hour) ?? Dial(chosen.minute...chosen.minute)
        }
    }
}
