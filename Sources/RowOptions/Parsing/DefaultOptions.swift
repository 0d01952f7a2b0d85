/// What somebody wants of every run, as far as it is how a picker looks and which keys it has: what a run reads, prints and ends with is the
/// same whoever starts it.
package struct DefaultOptions {
    /// What a command line without words asks for.
    package let options: Options
    /// What is wrong with the text, a word each; such a word is passed over.
    package let problems: [OptionError]

    /// - Parameters:
    ///   - text: options, parted and quoted as in a shell.
    ///   - variable: what the text is the value of, for errors to name.
    package init(_ text: String, of variable: String, guise: Guise) {
        let quoted = QuotedWords(text)
        var reader = ArgumentReader(quoted.words, from: Options(guise: guise))
        var problems: [OptionError] = []
        var isOver = false
        while !isOver {
            do throws(OptionError) {
                isOver = try !reader.readDefault()
            } catch {
                problems.append(OptionError(message: "\(variable): \(error.message)"))
            }
        }
        if quoted.endsInQuotes {
            problems.append(OptionError("\(variable) ends in quotes", "close them"))
        }
        self.problems = problems
        options = reader.options
    }
}

extension ArgumentReader {
    /// Reads the next option that may stand for every run; false where no word is left.
    fileprivate mutating func readDefault() throws(OptionError) -> Bool {
        guard let word = nextWord() else { return false }
        guard let asked = try AskedOption(word) else {
            throw OptionError("'\(ShownWord(word))' is no option", "name files on the command line")
        }
        guard OptionTable.wishes.contains(where: { $0.long == asked.option.long }) else {
            passOverValue(of: asked)
            throw OptionError("\(asked.name) is more than looks and keys", "write it on the command line")
        }
        let known = options.bindings.count
        try take(asked)
        if options.bindings[known...].contains(where: { $0.actions.contains(where: \.changesAnswer) }) {
            forgetBindings(after: known)
            throw OptionError("\(asked.name) changes what is printed", "write it on the command line")
        }
        return true
    }

    private mutating func passOverValue(of asked: AskedOption) {
        guard asked.value == nil else { return }
        switch asked.option.meaning {
        case .flag, .onOff: break
        case .required: _ = nextWord()
        case .optional: _ = nextWordUnlessOption()
        case .limit: _ = nextNumber()
        }
    }
}
