import RowCalendar

/// Wheels that hold no rows: the parts of a date, or of a time of day.
package struct Dial: Equatable, Sendable {
    /// What the wheels show.
    package enum Face: Equatable, Sendable {
        /// - Parameter today: what typed words such as `+3d` count from.
        case date(DateWheels, DateForm, today: CalendarDay)
        /// - Parameter now: the same.
        case time(TimeWheels, now: TimeOfDay)
    }

    /// What keeps a typed text from saying what is chosen.
    enum Fault: Equatable {
        case unfinished, doesNotExist, outOfRange, notUnderstood
    }

    private(set) var face: Face
    /// Which of the wheels keys turn, from 0.
    private(set) var focus = 0
    /// What is wrong with what is typed; `nil` where the wheels stand where it says.
    private(set) var fault: Fault?
    /// What was chosen before the first character was typed.
    private var before: Face

    /// Wheels that stand where those of `face` do.
    package init(_ face: Face) {
        self.face = face
        before = face
    }

    /// How many wheels there are.
    var count: Int {
        switch face {
        case .date: DatePart.allCases.count
        case .time: TimePart.allCases.count
        }
    }

    /// What a row of it has for its code: an ISO date, or `14:30`.
    package var code: String {
        switch face {
        case .date(let wheels, _, today: _): wheels.chosen.isoText
        case .time(let wheels, now: _): wheels.chosen.isoText
        }
    }

    /// What it has for its name: the date as it is written in the language of the person.
    package var name: String {
        switch face {
        case .date(let wheels, let form, today: _): form.written(wheels.chosen)
        case .time(let wheels, now: _): wheels.chosen.isoText
        }
    }

    /// The row it stands for, as though a source had brought it.
    package func row(partedBy delimiter: [UInt8]) -> [UInt8] {
        Array(code.utf8) + delimiter + Array(name.utf8)
    }

    /// What stands on a wheel, so far below its band; `nil` beyond its ends.
    ///
    /// - Parameter columns: how many there are for it.
    func text(on wheel: Int, at offset: Int, columns: Int) -> String? {
        switch face {
        case .date(let wheels, let form, today: _):
            let part = form.order[wheel]
            let isNarrow = form.widestLabel(of: part).count > columns
            let label = wheels.entry(at: offset, of: part, in: form, isNarrow: isNarrow)?.label
            guard part == .day, offset == 0, columns >= Self.leastForWeekday else { return label }
            return label.map { $0 + " " + form.label(of: wheels.chosen.weekday) }
        case .time(let wheels, now: _):
            return wheels.entry(at: offset, of: TimePart.allCases[wheel])?.label
        }
    }

    /// Turns a wheel by entries, as far as it goes; false where it stays. What is typed says no more what is chosen.
    mutating func turn(_ wheel: Int, by steps: Int) -> Bool {
        let chosen = code
        // No wheel is longer, and no sum with it is too large.
        let steps = max(-Self.most, min(steps, Self.most))
        switch face {
        case .date(var wheels, let form, let today):
            wheels.turn(form.order[wheel], by: steps)
            face = .date(wheels, form, today: today)
        case .time(var wheels, let now):
            wheels.turn(TimePart.allCases[wheel], by: steps)
            face = .time(wheels, now: now)
        }
        before = face
        fault = nil
        return code != chosen
    }

    /// Gives the keys to the wheel so many further to the right, as far as there are some.
    mutating func goToWheel(by steps: Int) {
        focus = max(0, min(focus + steps, count - 1))
    }

    mutating func goToWheel(_ wheel: Int) {
        focus = max(0, min(wheel, count - 1))
    }

    /// Goes where a text says; where it says nothing, back to where it was before it.
    mutating func read(_ text: String) {
        face = before
        fault = nil
        guard !text.isEmpty else { return }
        switch before {
        case .date(var wheels, let form, let today):
            switch DateQuery.parse(text, today: today, chosen: wheels.chosen, in: wheels.range) {
            case .day(let day): wheels.turn(to: day)
            case .outOfRange(nearest: let day):
                wheels.turn(to: day)
                fault = .outOfRange
            case .incomplete: fault = .unfinished
            case .doesNotExist: fault = .doesNotExist
            case .notADate: fault = .notUnderstood
            }
            face = .date(wheels, form, today: today)
        case .time(var wheels, let now):
            switch TimeQuery.parse(text, now: now, in: wheels.slots) {
            case .time(let time): wheels.turn(to: time)
            case .outOfRange(nearest: let time), .offStep(nearest: let time):
                wheels.turn(to: time)
                fault = .outOfRange
            case .incomplete: fault = .unfinished
            case .doesNotExist: fault = .doesNotExist
            case .notATime: fault = .notUnderstood
            }
            face = .time(wheels, now: now)
        }
    }

    /// Stands on a date or a time that a row of it had for its code, if it may be chosen.
    package mutating func stand(on code: String) {
        switch face {
        case .date(var wheels, let form, let today):
            guard let day = try? CalendarDay(isoText: code), wheels.range.contains(day) else { return }
            wheels.turn(to: day)
            face = .date(wheels, form, today: today)
        case .time(var wheels, let now):
            guard let time = try? TimeOfDay(isoText: code), wheels.slots.contains(time) else { return }
            wheels.turn(to: time)
            face = .time(wheels, now: now)
        }
        before = face
    }

    /// Columns: a day, a blank, a weekday and the signs of the band.
    private static let leastForWeekday = 11
    /// More than there are years.
    private static let most = 10_000
}
