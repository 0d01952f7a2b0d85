import Testing

@testable import RowOptions

@Suite struct HeightTests {
    @Test(
        arguments: [
            ("12", .lines(12), false, false), ("~12", .lines(12), true, false), ("-3", .lines(3), false, true),
            ("~-3", .lines(3), true, true), ("40%", .percent(40), false, false), ("~40%", .percent(40), true, false),
            ("40.5%", .percent(40.5), false, false), ("-5%", .percent(5), false, true),
            ("100%", .percent(100), false, false),
            ("007", .lines(7), false, false),
        ] as [(String, Height.Extent, Bool, Bool)])
    func `a height is lines or a share, from either end`(
        word: String, extent: Height.Extent, isAdaptive: Bool, isFromBottom: Bool
    ) throws {
        let expected = Height(extent: extent, isAdaptive: isAdaptive, isFromBottom: isFromBottom)
        #expect(try Height(parsing: Array(word.utf8)) == expected)
    }

    @Test(arguments: [
        "", "~", "-", "%", "~%", "-~3", "--3", "~~3", "+3", "3.5", " 3", "3 ", "101%", "100.1%", "nan%", "inf%",
        "0x1p3%",
        "1e1%", ".%", "1.2.3%", "3%%", "99999999999999999999", "٣",
    ])
    func `anything else is no height`(word: String) {
        #expect(throws: OptionError.self) { try Height(parsing: Array(word.utf8)) }
    }
}
