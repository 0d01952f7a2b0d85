/// A time as it is typed in digits: `14:30`, `1430`, `930`, `9`, `14時30分`.
struct WrittenTime: Equatable {
    private let hour: Int
    private let minute: Int
    /// Whether there is no such time yet, and may be one once more is typed.
    let isUnfinished: Bool

    /// `nil` for what does not have the form of a time.
    init?(_ runs: [DigitRun]) {
        let signs = runs.compactMap(\.sign)
        if signs.isEmpty {
            self.init(digits: runs[0].digits)
            return
        }
        guard Self.signs.contains(where: { $0.starts(with: signs) }), runs.count <= 2, let hour = Self.part(runs[0])
        else { return nil }
        guard runs.count == 2 else {
            self.init(hour: hour, minute: 0, lacksDigit: signs == [":"])
            return
        }
        guard let minute = Self.part(runs[1]) else { return nil }
        let isTens = runs[1].isOpen && runs[1].digits.utf8.count == 1
        self.init(hour: hour, minute: isTens ? minute * 10 : minute, lacksDigit: isTens)
    }

    /// - Parameter minute: the first of those it may become, where it lacks a digit.
    private init(hour: Int, minute: Int, lacksDigit: Bool) {
        self.hour = hour
        self.minute = minute
        isUnfinished = lacksDigit && TimeOfDay(hour: hour, minute: minute) != nil
    }

    /// Digits without a sign: an hour, or an hour and two digits for the minute.
    private init?(digits: String) {
        guard digits.utf8.count <= 4, let number = Int(digits) else { return nil }
        (hour, minute) = digits.utf8.count > 2 ? number.quotientAndRemainder(dividingBy: 100) : (number, 0)
        let exists = TimeOfDay(hour: hour, minute: minute) != nil
        isUnfinished = !exists && Self.mayGrow(digits)
    }

    /// Whether one more digit or two make a time of what is none: 24 becomes 2:45.
    private static func mayGrow(_ digits: String) -> Bool {
        (0...9).contains { next in
            guard let grown = WrittenTime(digits: digits + String(next)) else { return false }
            return grown.isUnfinished || grown.time(in: .unsaid) != nil
        }
    }

    /// The time it stands for; `nil` where there is none, or none yet.
    func time(in half: HalfOfDay) -> TimeOfDay? {
        guard !isUnfinished else { return nil }
        switch half {
        case .unsaid: return TimeOfDay(hour: hour, minute: minute)
        case .morning, .afternoon:
            guard 1...12 ~= hour else { return nil }
            return TimeOfDay(hour: hour % 12 + (half == .afternoon ? 12 : 0), minute: minute)
        }
    }

    /// What may stand behind hour and minute.
    private static let signs: [[Unicode.Scalar]] = [[":"], ["時", "分"], ["时", "分"], ["点", "分"], ["點", "分"]]

    private static func part(_ run: DigitRun) -> Int? {
        run.digits.utf8.count <= 2 ? run.value : nil
    }
}

/// The half of the day that an hour up to twelve belongs to, as it is typed behind a time.
enum HalfOfDay: Equatable {
    case unsaid, morning, afternoon

    /// `nil` for another word.
    init?(_ word: String) {
        switch word {
        case "": self = .unsaid
        case "am": self = .morning
        case "pm": self = .afternoon
        default: return nil
        }
    }
}
