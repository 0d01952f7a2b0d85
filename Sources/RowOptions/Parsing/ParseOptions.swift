/// Reads a command line, without the program's name.
///
/// Later words win over earlier ones, and the first word that is wrong is the one the error names.
package func parseOptions(_ arguments: [[UInt8]], guise: Guise) throws(OptionError) -> Command {
    var reader = ArgumentReader(arguments, guise: guise)
    return try reader.command()
}

/// Reads words from left to right into a ``Draft``.
private struct ArgumentReader {
    private var words: ArraySlice<[UInt8]>
    private var draft: Draft

    init(_ arguments: [[UInt8]], guise: Guise) {
        words = arguments[...]
        draft = Draft(options: Options(guise: guise))
    }

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
        guard let asked = try AskedOption(word) else {
            draft.options.sources.append(try Source(parsing: word))
            return
        }
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
        }
    }

    private mutating func nextWordUnlessOption() -> [UInt8]? {
        let sign = words.first?.first
        guard sign != UInt8(ascii: "-"), sign != UInt8(ascii: "+") else { return nil }
        return words.popFirst()
    }
}
