/// Reads words from left to right into a ``Draft``.
struct ArgumentReader {
    private var words: ArraySlice<[UInt8]>
    private var draft: Draft

    init(_ arguments: [[UInt8]], from options: Options) {
        words = arguments[...]
        draft = Draft(options: options)
    }

    /// What has been asked for so far.
    var options: Options { draft.options }

    mutating func command() throws(OptionError) -> Command {
        while let word = words.popFirst() {
            if word.elementsEqual("--".utf8) {
                return try commandWithFiles()
            }
            try read(word)
        }
        return try draft.command()
    }

    /// Takes every word that is left for a file.
    private mutating func commandWithFiles() throws(OptionError) -> Command {
        while let word = words.popFirst() {
            draft.options.sources.append(try Source(parsing: word))
        }
        return try draft.command()
    }

    private mutating func read(_ word: [UInt8]) throws(OptionError) {
        guard let asked = try askedOption(word) else {
            draft.options.sources.append(try Source(parsing: word))
            return
        }
        try take(asked)
    }

    private func askedOption(_ word: [UInt8]) throws(OptionError) -> AskedOption? {
        do throws(UnknownOption) {
            return try AskedOption(word, options.guise.habits)
        } catch {
            throw error.line(mayBeFile: true)
        }
    }

    /// Whether no word is left.
    var isAtEnd: Bool { words.isEmpty }

    mutating func nextWord() -> [UInt8]? {
        words.popFirst()
    }

    /// Does what an option says, with the next word for a value where it needs one.
    mutating func take(_ asked: AskedOption) throws(OptionError) {
        draft.asked.insert(asked.option.long)
        switch asked.option.meaning {
        case .flag(let say):
            try asked.refuseValue()
            say(&draft)
        case .onOff(let say):
            try asked.refuseValue()
            say(&draft, !asked.isOpposite)
        case .required(let valueName, let take):
            guard let value = asked.value ?? words.popFirst() else {
                throw OptionError("\(asked.name) lacks its value", "write \(asked.name) \(valueName)")
            }
            try take(&draft, value)
        case .optional(_, let take):
            try take(&draft, asked.value ?? nextWordUnlessOption())
        case .joined(_, let take):
            try take(&draft, asked.value)
        case .limit(let valueName, let take):
            take(&draft, try limit(asked, by: valueName))
        }
    }

    private mutating func limit(_ asked: AskedOption, by valueName: String) throws(OptionError) -> Int {
        if asked.isOpposite {
            try asked.refuseValue()
            return 0
        }
        guard let word = asked.value ?? nextNumber() else { return .max }
        guard let number = DecimalNumber.parse(word) else {
            let remedy = "write \(asked.name) alone, or \(asked.option.names.last ?? asked.name)=\(valueName)"
            throw OptionError("\(asked.name): '\(ShownWord(word))' is no number of rows", remedy)
        }
        return number
    }

    /// The next word, if it is a number; any other is none of the option's.
    mutating func nextNumber() -> [UInt8]? {
        guard let word = words.first, DecimalNumber.parse(word) != nil else { return nil }
        return words.popFirst()
    }

    /// Takes back what was bound after so many bindings.
    mutating func forgetBindings(after count: Int) {
        draft.options.bindings.removeSubrange(count...)
    }

    /// The next word, for an option that can do without a value.
    mutating func nextWordUnlessOption() -> [UInt8]? {
        let sign = words.first?.first
        guard sign != UInt8(ascii: "-"), sign != UInt8(ascii: "+") else { return nil }
        return words.popFirst()
    }
}
