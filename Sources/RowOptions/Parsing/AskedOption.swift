/// An option as one word of the command line asks for it.
struct AskedOption {
    let option: Option
    /// Whether the word said its opposite.
    let isOpposite: Bool
    /// As it was written, without a value.
    let name: String
    /// What the same word holds as its value: after `=`, or directly after a short name.
    let value: [UInt8]?

    /// `nil` where the word is no option at all.
    init?(_ word: [UInt8], _ habits: Habits) throws(UnknownOption) {
        guard word.count > 1, let sign = word.first, sign == Self.minus || sign == Self.plus else { return nil }
        guard !word.elementsEqual("--".utf8) else { return nil }
        if sign == Self.minus, word[1] == Self.minus {
            try self.init(long: word)
        } else if habits.missesDash, UnknownOption(word).lacksDash {
            throw UnknownOption(word)
        } else {
            try self.init(short: word)
        }
    }

    private static let minus = UInt8(ascii: "-")
    private static let plus = UInt8(ascii: "+")

    private init(long word: [UInt8]) throws(UnknownOption) {
        let nameEnd = word.firstIndex(of: UInt8(ascii: "=")) ?? word.endIndex
        name = String(decoding: word[..<nameEnd], as: UTF8.self)
        value = nameEnd < word.endIndex ? Array(word[(nameEnd + 1)...]) : nil
        guard let (option, isOpposite) = Self.find(name) else {
            throw UnknownOption(word)
        }
        self.option = option
        self.isOpposite = isOpposite
    }

    private init(short word: [UInt8]) throws(UnknownOption) {
        name = String(decoding: word[..<2], as: UTF8.self)
        guard let (option, isOpposite) = Self.find(name), word.count == 2 || option.takesValue else {
            throw UnknownOption(word)
        }
        self.option = option
        self.isOpposite = isOpposite
        value = word.count > 2 ? Array(word[2...]) : nil
    }

    /// The option of that name, and whether the name says its opposite.
    static func find(_ name: String) -> (Option, isOpposite: Bool)? {
        for option in OptionTable.options {
            if option.names.contains(name) { return (option, false) }
            if option.opposites.contains(name) { return (option, true) }
        }
        return nil
    }

    func refuseValue() throws(OptionError) {
        guard value != nil else { return }
        throw OptionError("\(name) takes no value", "write \(name) alone")
    }
}
