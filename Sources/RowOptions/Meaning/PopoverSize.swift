/// How large a panel in the middle of the screen is: `WxH`.
package struct PopoverSize: Equatable, Sendable {
    /// How much of the terminal one side takes.
    package enum Extent: Equatable, Sendable {
        /// Columns or lines, at least one.
        case cells(Int)
        /// Of the terminal's width or height, above 0 and up to 100.
        case percent(Double)
    }

    /// Of its frame, from the left border to the right one.
    package let width: Extent
    /// Of its frame, both borders included.
    package let height: Extent

    init(width: Extent, height: Extent) {
        self.width = width
        self.height = height
    }

    init(parsing word: [UInt8]) throws(OptionError) {
        let sides = word.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
        guard sides.count == 2, let width = Self.extent(sides[0]), let height = Self.extent(sides[1]) else {
            throw OptionError(
                "--popover: '\(ShownWord(word))' is no size",
                "write columns and lines, or percentages up to 100%, such as 60x12 or 50%x40%")
        }
        self.init(width: width, height: height)
    }

    private static func extent(_ side: ArraySlice<UInt8>) -> Extent? {
        if side.last == UInt8(ascii: "%") {
            guard let value = DecimalNumber.parseFraction(side.dropLast()), value > 0, value <= 100 else { return nil }
            return .percent(value)
        }
        guard let count = DecimalNumber.parse(side), count > 0 else { return nil }
        return .cells(count)
    }
}
