extension DateForm {
    /// The day before the month, as most of the world has it.
    package static let english = DateForm(
        order: [.day, .month, .year],
        english: [
            .weekday, .text(", "), .part(.day), .text(" "), .part(.month), .text(" "), .part(.year),
        ])

    /// The month before the day, as in the United States.
    package static let americanEnglish = DateForm(
        order: [.month, .day, .year],
        english: [
            .weekday, .text(", "), .part(.month), .text(" "), .part(.day), .text(", "), .part(.year),
        ])

    /// Year, month, day, and the weekday in brackets.
    package static let japanese = DateForm(
        weekdays: ["月", "火", "水", "木", "金", "土", "日"], shortWeekdays: ["月", "火", "水", "木", "金", "土", "日"],
        aroundWeekday: ("(", ")"))

    /// Chinese in simplified signs.
    package static let chinese = DateForm(
        weekdays: weekdays("星期"), shortWeekdays: weekdays("周"), aroundWeekday: ("", ""))

    /// Chinese in traditional signs.
    package static let traditionalChinese = DateForm(
        weekdays: weekdays("星期"), shortWeekdays: weekdays("週"), aroundWeekday: ("", ""))

    /// That of a locale's language, in English where it is not known.
    ///
    /// - Parameter locale: its name, such as `ja_JP.UTF-8`, `en_US`, `zh_Hant` or `C`.
    package static func spoken(in locale: String) -> DateForm {
        let parts = locale.split { "_-.@".contains($0) }
        switch parts.first {
        case "ja": return .japanese
        case "zh": return parts.contains { traditional.contains($0) } ? .traditionalChinese : .chinese
        case "en": return parts.contains("US") ? .americanEnglish : .english
        default: return .english
        }
    }

    /// The places that write Chinese in traditional signs, and the name of these.
    private static let traditional: Set<Substring> = ["TW", "HK", "MO", "Hant"]

    private static func weekdays(_ week: String) -> [String] {
        ["一", "二", "三", "四", "五", "六", "日"].map { week + $0 }
    }

    private init(order: [DatePart], english pieces: [Piece]) {
        self.init(
            order: order, months: Self.englishMonths, narrowMonths: Self.englishMonths.map { String($0.prefix(3)) },
            daySign: "", weekdays: Self.englishWeekdays,
            shortWeekdays: Self.englishWeekdays.map { String($0.prefix(3)) },
            pieces: pieces)
    }

    /// That of a language which counts its months and writes them with Chinese signs.
    private init(weekdays: [String], shortWeekdays: [String], aroundWeekday: (before: String, after: String)) {
        let months = (1...12).map { "\($0)月" }
        self.init(
            order: [.year, .month, .day], months: months, narrowMonths: months, daySign: "日", weekdays: weekdays,
            shortWeekdays: shortWeekdays,
            pieces: [
                .part(.year), .text("年"), .part(.month), .part(.day), .text(aroundWeekday.before), .weekday,
                .text(aroundWeekday.after),
            ])
    }

    private static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    private static let englishWeekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}
