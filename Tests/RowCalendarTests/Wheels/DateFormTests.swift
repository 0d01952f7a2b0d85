import RowCalendar
import Testing

@Suite struct DateFormTests {
    @Test(arguments: [
        ("ja_JP.UTF-8", DateForm.japanese), ("ja", .japanese), ("zh_CN.UTF-8", .chinese), ("zh_Hans", .chinese),
        ("zh_TW.UTF-8", .traditionalChinese), ("zh_Hant_HK", .traditionalChinese), ("en_US.UTF-8", .americanEnglish),
        ("en-US", .americanEnglish), ("en_GB.UTF-8", .english), ("en", .english), ("C", .english), ("POSIX", .english),
        ("", .english), ("de_DE.UTF-8", .english), ("es_US", .english), ("jab", .english),
    ])
    func `a locale has the form of its language, and English that of its territory`(locale: String, form: DateForm) {
        #expect(DateForm.spoken(in: locale) == form)
    }

    @Test func `the wheels stand in the order that the language writes dates in`() {
        #expect(DateForm.japanese.order == [.year, .month, .day])
        #expect(DateForm.chinese.order == [.year, .month, .day])
        #expect(DateForm.traditionalChinese.order == [.year, .month, .day])
        #expect(DateForm.english.order == [.day, .month, .year])
        #expect(DateForm.americanEnglish.order == [.month, .day, .year])
    }

    @Test(arguments: [
        (DateForm.english, "Monday, 30 November 2026", "Sunday, 1 February 2026", "Monday, 1 January 1"),
        (.americanEnglish, "Monday, November 30, 2026", "Sunday, February 1, 2026", "Monday, January 1, 1"),
        (.japanese, "2026年11月30日(月)", "2026年2月1日(日)", "1年1月1日(月)"),
        (.chinese, "2026年11月30日星期一", "2026年2月1日星期日", "1年1月1日星期一"),
        (.traditionalChinese, "2026年11月30日星期一", "2026年2月1日星期日", "1年1月1日星期一"),
    ])
    func `a date in full`(form: DateForm, autumn: String, winter: String, first: String) {
        #expect(form.written(day("2026-11-30")) == autumn)
        #expect(form.written(day("2026-02-01")) == winter)
        #expect(form.written(.first) == first)
    }

    @Test(arguments: [
        (DateForm.english, ["2026", "November", "30", "Mon"]), (.americanEnglish, ["2026", "November", "30", "Mon"]),
        (.japanese, ["2026", "11月", "30日", "月"]), (.chinese, ["2026", "11月", "30日", "周一"]),
        (.traditionalChinese, ["2026", "11月", "30日", "週一"]),
    ])
    func `labels of the wheels`(form: DateForm, labels: [String]) {
        let shown = [form.label(of: .year, 2026), form.label(of: .month, 11), form.label(of: .day, 30)]
        #expect(shown + [form.label(of: Weekday.monday)] == labels)
    }

    @Test func `months and weekdays have the names they have`() {
        #expect(
            (1...12).map { DateForm.english.label(of: .month, $0) } == [
                "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                "November", "December",
            ])
        #expect(
            (1...12).map { DateForm.english.label(of: .month, $0, isNarrow: true) } == [
                "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
            ])
        #expect((1...12).map { DateForm.japanese.label(of: .month, $0, isNarrow: true) } == (1...12).map { "\($0)月" })
        #expect(
            Weekday.allCases.map { DateForm.english.label(of: $0) } == [
                "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun",
            ])
        #expect(Weekday.allCases.map { DateForm.japanese.label(of: $0) }.joined() == "月火水木金土日")
        #expect(Weekday.allCases.map { DateForm.chinese.label(of: $0) }.joined() == "周一周二周三周四周五周六周日")
    }

    @Test(
        arguments: [DateForm.english, .americanEnglish, .japanese, .chinese, .traditionalChinese], [false, true])
    func `no label is longer than the widest`(form: DateForm, isNarrow: Bool) {
        for part in DatePart.allCases {
            let widest = form.widestLabel(of: part, isNarrow: isNarrow)
            let values = part == .year ? 1...9999 : part == .month ? 1...12 : 1...31
            let labels = values.map { form.label(of: part, $0, isNarrow: isNarrow) }
            #expect(labels.map(\.utf8.count).max() == widest.utf8.count)
            #expect(labels.map(\.count).max() == widest.count)
        }
        #expect(Set(Weekday.allCases.map { form.label(of: $0).utf8.count }).count == 1)
    }
}
