import RowCalendar

/// A day, written as ISO text in a test that knows it to exist.
func day(_ isoText: String) -> CalendarDay {
    do {
        return try CalendarDay(isoText: isoText)
    } catch {
        preconditionFailure("\(isoText) \(error.wrong)")
    }
}

/// A range, written as its ends.
func days(_ from: String, _ to: String) -> DayRange {
    guard let range = DayRange(from: day(from), to: day(to)) else { preconditionFailure("\(to) is before \(from)") }
    return range
}

/// A time, written as ISO text in a test that knows it to exist.
func time(_ isoText: String) -> TimeOfDay {
    do {
        return try TimeOfDay(isoText: isoText)
    } catch {
        preconditionFailure("\(isoText) \(error.wrong)")
    }
}

/// Times that may be chosen, written as their ends and their step.
func slots(_ from: String = "00:00", _ to: String = "23:59", _ step: String = "1m") -> TimeSlots {
    do {
        guard let slots = TimeSlots(from: time(from), to: time(to), step: try TimeStep(text: step)) else {
            preconditionFailure("no time of \(step) is between \(from) and \(to)")
        }
        return slots
    } catch {
        preconditionFailure("\(step) \(error.wrong)")
    }
}
