/// How what stands in a place of a row is drawn: on which side, in how many columns, and how it looks.
package struct PlaceFormat: Equatable, Sendable {
    /// Where text stands that is narrower than its place.
    package enum Side: Equatable, Sendable {
        case left, middle, right
    }

    package private(set) var side = Side.left
    /// How many columns it takes at least; 0 for those of its text.
    package private(set) var width = 0
    /// How many columns its text takes at most; it is cut there.
    package private(set) var most: Int?
    package private(set) var styles: [StyleWord] = []

    /// As it is drawn where no format is given.
    static let plain = PlaceFormat()

    private init() {}

    /// - Parameter text: `>8.20,dim,green`, each part of it left out or not.
    init(parsing text: ArraySlice<UInt8>) throws(OptionError) {
        var words = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        if let first = words.first, !Self.beginsWord(first) {
            words.removeFirst()
            try readSize(first, in: text)
        }
        for word in words { styles.append(try StyleWord(parsing: word, option: "--row")) }
    }

    private mutating func readSize(_ text: ArraySlice<UInt8>, in whole: ArraySlice<UInt8>) throws(OptionError) {
        var rest = text
        if let side = rest.first.flatMap(Self.side) {
            self.side = side
            rest.removeFirst()
        }
        let parts = rest.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        if let word = parts.first, !word.isEmpty { width = try Self.columns(word, in: whole) }
        if parts.count > 1 { most = try Self.columns(parts[1], in: whole) }
    }

    private static func columns(_ word: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) throws(OptionError) -> Int {
        guard let number = DecimalNumber.parse(word) else {
            throw OptionError(
                "--row: '\(ShownWord(text))' is no format",
                "write < > or ^, a width, .MOST and style words, as in {name:<20.30,bold}")
        }
        guard mostColumns.contains(number) else {
            throw OptionError(
                "--row: '\(ShownWord(word))' is no number of columns",
                "write one from \(mostColumns.lowerBound) to \(mostColumns.upperBound)")
        }
        return number
    }

    private static func side(_ sign: UInt8) -> Side? {
        switch sign {
        case UInt8(ascii: "<"): .left
        case UInt8(ascii: "^"): .middle
        case UInt8(ascii: ">"): .right
        default: nil
        }
    }

    private static func beginsWord(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return false }
        return first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z")
    }

    /// No terminal that somebody looks at has more.
    private static let mostColumns = 1...999
}
