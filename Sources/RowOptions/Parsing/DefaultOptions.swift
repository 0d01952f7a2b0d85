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
        while !reader.isAtEnd {
            var next = reader
            let problem = next.readDefault()
            if next.isAtEnd, quoted.endsInQuotes {
                problems.append(OptionError("\(variable) ends in quotes", "close them"))
                break
            }
            if let problem { problems.append(OptionError(message: "\(variable): \(problem.message)")) }
            reader = next
        }
        self.problems = problems
        options = reader.options
    }
}

extension ArgumentReader {
    /// Takes the next option, and says what is wrong if it may not stand for every run.
    fileprivate mutating func readDefault() -> OptionError? {
        do throws(OptionError) {
            if let word = nextWord() { try takeDefault(word) }
            return nil
        } catch {
            return error
        }
    }

    private mutating func takeDefault(_ word: [UInt8]) throws(OptionError) {
        let asked = try defaultOption(word)
        guard OptionTable.wishes.contains(where: { $0.long == asked.option.long }) else {
            passOverValue(of: asked)
            throw OptionError("\(asked.name) is more than looks and keys", "write it on the command line")
        }
        if options.wouldDrawTwice(after: asked.option) {
            passOverValue(of: asked)
            throw Draft.drawsTwice
        }
        let known = options.bindings.count
        try take(asked)
        let bound = options.bindings[known...].flatMap(\.actions)
        if let action = bound.compactMap(\.nameIfItChangesAnswer).first {
            forgetBindings(after: known)
            throw OptionError("\(asked.name): \(action) changes what is printed", "write it on the command line")
        }
    }

    /// The option that a word asks for; what can only be the value of one that is none is passed over.
    private mutating func defaultOption(_ word: [UInt8]) throws(OptionError) -> AskedOption {
        do throws(UnknownOption) {
            if let asked = try AskedOption(word, options.guise.habits) { return asked }
        } catch {
            if error.takesNextWord { _ = nextWordUnlessOption() }
            throw error.line(mayBeFile: false)
        }
        throw OptionError("'\(ShownWord(word))' is no option", "name files on the command line")
    }

    private mutating func passOverValue(of asked: AskedOption) {
        guard asked.value == nil else { return }
        switch asked.option.meaning {
        case .flag, .onOff, .joined: break
        case .required: _ = nextWord()
        case .optional: _ = nextWordUnlessOption()
        case .limit: _ = nextNumber()
        }
    }
}
