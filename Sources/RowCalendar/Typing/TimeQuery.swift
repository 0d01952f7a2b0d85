/// Reads the times that people type.
///
/// Full-width characters count as ASCII ones, capitals as small letters. Understood are:
///
/// - `14:30`, `1430`, `930`, `9`, `14時30分`, `14点`
/// - `2pm`, `2:30 pm`, `12am` for midnight
/// - `now`, `今`, `现在`
/// - so many minutes and hours from now: `+30m`, `-1h`, `+1h30m`; no other day is reached that way
///
/// The current time is seldom one of the steps: what is counted from it becomes the nearest one.
package enum TimeQuery {
    /// What a text says; linear in its length.
    package static func parse(_ text: String, now: TimeOfDay, in slots: TimeSlots) -> TimeReading {
        let typed = plainForm(of: text)
        guard let first = typed.first else { return .incomplete }
        if first == "+" || first == "-" {
            return TimeSteps.reading(of: typed, from: now, in: slots)
        }
        if "0"..."9" ~= first {
            return slots.reading(ofWritten: typed)
        }
        return reading(ofWord: typed, now: now, in: slots)
    }

    private static func reading(ofWord typed: [Unicode.Scalar], now: TimeOfDay, in slots: TimeSlots) -> TimeReading {
        let text = String(String.UnicodeScalarView(typed))
        if wordsForNow.contains(text) { return slots.reading(near: now) }
        return wordsForNow.contains { $0.hasPrefix(text) } ? .incomplete : .notATime
    }

    private static let wordsForNow = ["now", "今", "现在", "現在"]
}

extension TimeSlots {
    /// What is said with a time that somebody wrote out.
    fileprivate func reading(of time: TimeOfDay) -> TimeReading {
        if contains(time) { return .time(time) }
        let nearest = nearest(to: time)
        return from <= time && time <= to ? .offStep(nearest: nearest) : .outOfRange(nearest: nearest)
    }

    /// What is said with a time counted from the current one.
    func reading(near time: TimeOfDay) -> TimeReading {
        let onStep = step.nearest(to: time)
        return contains(onStep) ? .time(onStep) : .outOfRange(nearest: nearest(to: time))
    }

    /// - Parameter text: in plain form, with a digit at its beginning.
    fileprivate func reading(ofWritten text: [Unicode.Scalar]) -> TimeReading {
        let digits = text.prefix { !("a"..."z" ~= $0) && $0 != " " }
        let word = String(String.UnicodeScalarView(text.dropFirst(digits.count).drop { $0 == " " }))
        guard let runs = DigitRun.runs(in: digits), let written = WrittenTime(runs) else { return .notATime }
        // A letter may be the first of two.
        let isBegun = word == "a" || word == "p"
        guard let half = HalfOfDay(isBegun ? word + "m" : word) else { return .notATime }
        if let time = written.time(in: half) { return isBegun ? .incomplete : reading(of: time) }
        return written.isUnfinished && half == .unsaid ? .incomplete : .doesNotExist
    }
}
