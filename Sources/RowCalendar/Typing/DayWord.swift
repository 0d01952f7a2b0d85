/// A word for a day.
struct DayWord {
    let meaning: Meaning
    let words: [String]

    enum Meaning: Equatable {
        /// So many days after today.
        case distance(Int)
        case weekday(Weekday)
    }

    /// - Parameter typed: in plain form.
    static func reading(of typed: [Unicode.Scalar], today: CalendarDay, in range: DayRange) -> DateReading {
        let text = String(String.UnicodeScalarView(typed))
        if let word = all.first(where: { $0.isMeant(by: text) }) {
            return word.reading(today: today, in: range)
        }
        return all.contains { $0.words.contains { $0.hasPrefix(text) } } ? .incomplete : .notADate
    }

    /// In ASCII, three letters tell any two of the words apart.
    private func isMeant(by text: String) -> Bool {
        words.contains {
            $0 == text || text.utf8.count >= 3 && text.utf8.allSatisfy { $0 < 0x80 } && $0.hasPrefix(text)
        }
    }

    private func reading(today: CalendarDay, in range: DayRange) -> DateReading {
        switch meaning {
        case .distance(let days): range.reading(of: today.moved(by: days, .day), isBefore: days < 0)
        case .weekday(let weekday): range.reading(of: today.next(weekday))
        }
    }

    static let all: [DayWord] =
        [
            DayWord(meaning: .distance(0), words: ["today", "今日", "本日", "今天"]),
            DayWord(meaning: .distance(1), words: ["tomorrow", "明日", "明天"]),
            DayWord(meaning: .distance(-1), words: ["yesterday", "昨日", "昨天"]),
            weekday(.monday, "monday", japanese: "月", chinese: ["一"]),
            weekday(.tuesday, "tuesday", japanese: "火", chinese: ["二"]),
            weekday(.wednesday, "wednesday", japanese: "水", chinese: ["三"]),
            weekday(.thursday, "thursday", japanese: "木", chinese: ["四"]),
            weekday(.friday, "friday", japanese: "金", chinese: ["五"]),
            weekday(.saturday, "saturday", japanese: "土", chinese: ["六"]),
            weekday(.sunday, "sunday", japanese: "日", chinese: ["日", "天"]),
        ]

    private static func weekday(
        _ weekday: Weekday, _ english: String, japanese: String, chinese signs: [String]
    ) -> DayWord {
        let chinese = signs.flatMap { sign in ["周", "週", "星期", "礼拜", "禮拜"].map { $0 + sign } }
        let words = [english, japanese, japanese + "曜", japanese + "曜日"] + chinese
        return DayWord(meaning: .weekday(weekday), words: words)
    }
}
