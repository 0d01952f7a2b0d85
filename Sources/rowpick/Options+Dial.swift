import RowCalendar
import RowOptions
import RowPicker
import RowTerminal

extension Options {
    /// The wheels of a date or a time, as the options have them; `nil` where the view has rows.
    func dial(in surroundings: Surroundings, at now: CivilTime) throws(Complaint) -> Dial? {
        switch view {
        case .list, .wheel, .table: nil
        case .date: try dateDial(surroundings.dateForm(isUnicode: hasUnicode), now)
        case .time: try timeDial(now)
        }
    }

    private func dateDial(_ form: DateForm, _ now: CivilTime) throws(Complaint) -> Dial {
        let today = CalendarDay(year: now.year, month: now.month, day: now.day) ?? .first
        let first = try day(from, of: "--from") ?? .first
        let last = try day(to, of: "--to") ?? .last
        guard let range = DayRange(from: first, to: last) else { throw Complaint.emptyRange }
        for (code, option) in [(initial, "--initial"), (`default`, "--default")] {
            guard let day = try day(code, of: option), !range.contains(day) else { continue }
            throw Complaint(
                "\(option) \(day.isoText) may not be chosen: name a day from \(first.isoText) to \(last.isoText)")
        }
        return Dial(.date(DateWheels(range, chosen: today, isRing: goesRound), form, today: today))
    }

    private func timeDial(_ now: CivilTime) throws(Complaint) -> Dial {
        let clock = TimeOfDay(hour: now.hour, minute: now.minute) ?? .midnight
        let first = try time(from, of: "--from") ?? .midnight
        let last = try time(to, of: "--to") ?? .last
        guard first <= last, let slots = TimeSlots(from: first, to: last, step: try timeStep()) else {
            throw Complaint.emptyRange
        }
        for (code, option) in [(initial, "--initial"), (`default`, "--default")] {
            guard let time = try time(code, of: option), !slots.contains(time) else { continue }
            throw Complaint("\(option) \(time.isoText) may not be chosen: see --from, --to and --step")
        }
        return Dial(.time(TimeWheels(slots, chosen: slots.nearest(to: clock), isRing: goesRound), now: clock))
    }

    private func day(_ word: [UInt8]?, of option: String) throws(Complaint) -> CalendarDay? {
        guard let word else { return nil }
        do throws(CalendarFault) {
            return try CalendarDay(isoText: String(decoding: word, as: UTF8.self))
        } catch {
            throw Complaint(error, in: word, of: option)
        }
    }

    private func time(_ word: [UInt8]?, of option: String) throws(Complaint) -> TimeOfDay? {
        guard let word else { return nil }
        do throws(CalendarFault) {
            return try TimeOfDay(isoText: String(decoding: word, as: UTF8.self))
        } catch {
            throw Complaint(error, in: word, of: option)
        }
    }

    private func timeStep() throws(Complaint) -> TimeStep {
        guard let step else { return .minute }
        do throws(CalendarFault) {
            return try TimeStep(text: String(decoding: step, as: UTF8.self))
        } catch {
            throw Complaint(error, in: step, of: "--step")
        }
    }
}

extension Complaint {
    fileprivate init(_ fault: CalendarFault, in word: [UInt8], of option: String) {
        self.init("\(option): '\(ShownWord(word))' \(fault.wrong): \(fault.remedy)")
    }

    fileprivate static let emptyRange = Complaint(
        "nothing lies between --from and --to: name an earlier --from, or a later --to")
}
