/// What a typed text says about a time of day.
package enum TimeReading: Equatable, Sendable {
    /// It stands for this time, as far as it goes: more may be typed.
    case time(TimeOfDay)
    /// It stands for no time yet, and may once more is typed; so does an empty text.
    case incomplete
    /// It has the form of a time, and no day has it: 25:00.
    case doesNotExist
    /// It stands for a time between the steps, as far as it goes. The nearest one that may be chosen.
    case offStep(nearest: TimeOfDay)
    /// It stands for a time before the first that may be chosen, or behind the last, as far as it goes. That one.
    case outOfRange(nearest: TimeOfDay)
    /// Whatever is typed behind it, it stands for no time.
    case notATime
}
