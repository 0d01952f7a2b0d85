import Testing

@testable import RowOptions

@Suite struct PopoverSizeTests {
    @Test(
        arguments: [
            ("60x12", .cells(60), .cells(12)), ("50%x40%", .percent(50), .percent(40)),
            ("1x100%", .cells(1), .percent(100)), ("33.3%x007", .percent(33.3), .cells(7)),
        ] as [(String, PopoverSize.Extent, PopoverSize.Extent)])
    func `each side is cells or a share of the terminal`(
        word: String, width: PopoverSize.Extent, height: PopoverSize.Extent
    ) throws {
        #expect(try PopoverSize(parsing: Array(word.utf8)) == PopoverSize(width: width, height: height))
    }

    @Test(arguments: [
        "", "x", "60", "60x", "x12", "60x12x3", "0x12", "60x0", "0%x5", "101%x5", "-1x5", "60X12", "60 x 12", "~6x5",
        "nan%x5", "%x%", "99999999999999999999x5", "60×12",
    ])
    func `anything else is no size`(word: String) {
        #expect(throws: OptionError.self) { try PopoverSize(parsing: Array(word.utf8)) }
    }
}
