/// How many lines the picker may take: `[~][-]N[%]`.
package struct Height: Equatable, Sendable {
    /// How much of the terminal is meant: what the picker may take, or what it leaves free.
    package enum Extent: Equatable, Sendable {
        /// From 0; as many as were asked for, however few the terminal has.
        case lines(Int)
        /// From 0 to 100, of the terminal's height.
        case percent(Double)
    }

    /// What the picker may take; where ``isFromBottom``, what it leaves free. It may be more than the terminal has.
    package let extent: Extent
    /// Whether fewer rows than fit make it lower (`~`).
    package let isAdaptive: Bool
    /// Whether the extent is what stays free of the terminal's height (`-`).
    package let isFromBottom: Bool

    /// Two fifths of the terminal, less for few rows: what was on the screen before stays in sight.
    package static let usual = Height(extent: .percent(40), isAdaptive: true, isFromBottom: false)

    init(extent: Extent, isAdaptive: Bool, isFromBottom: Bool) {
        self.extent = extent
        self.isAdaptive = isAdaptive
        self.isFromBottom = isFromBottom
    }

    init(parsing word: [UInt8]) throws(OptionError) {
        var rest = word[...]
        isAdaptive = rest.first == UInt8(ascii: "~")
        rest = isAdaptive ? rest.dropFirst() : rest
        isFromBottom = rest.first == UInt8(ascii: "-")
        rest = isFromBottom ? rest.dropFirst() : rest
        guard let extent = rest.last == UInt8(ascii: "%") ? Self.percent(rest.dropLast()) : Self.lines(rest) else {
            throw OptionError(
                "--height: '\(ShownWord(word))' is no height",
                "write lines or a percentage up to 100%, such as 12, ~40% or -3")
        }
        self.extent = extent
    }

    /// Whether it is the height `0`, which asks for the whole screen.
    package var isWholeScreen: Bool { extent == .lines(0) && !isFromBottom }

    private static func lines(_ digits: ArraySlice<UInt8>) -> Extent? {
        DecimalNumber.parse(digits).map { .lines($0) }
    }

    private static func percent(_ digits: ArraySlice<UInt8>) -> Extent? {
        guard let value = DecimalNumber.parseFraction(digits), value <= 100 else { return nil }
        return .percent(value)
    }
}
