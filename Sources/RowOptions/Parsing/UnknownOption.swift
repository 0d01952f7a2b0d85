/// A word that looks like an option and is none.
struct UnknownOption: Error {
    /// As it was written.
    private let word: [UInt8]
    /// With its dashes, without a value after `=`.
    private let name: String

    init(_ word: [UInt8]) {
        self.word = word
        name = String(decoding: word.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    }

    /// Whether it is the name of an option but for the second dash.
    var lacksDash: Bool { OptionTable.longNames.contains("-" + name) }

    /// Whether the word after it would be its value, if it were built.
    var takesNextWord: Bool {
        name.utf8.count == word.count && UnbuiltOptions.takesValue(name)
    }

    /// What is wrong, and what to do about it.
    ///
    /// - Parameter mayBeFile: whether the name of a file could stand in its place.
    func line(mayBeFile: Bool) -> OptionError {
        if lacksDash {
            return OptionError("\(name) has one dash only", "write -\(name)")
        }
        if let name = UnbuiltOptions.name(of: name) {
            return OptionError("\(name) is not built yet", "leave it out, or see --help for what there is")
        }
        if let positive {
            return OptionError("there is no \(name)", "leave out \(positive)")
        }
        return OptionError("unknown option \(shown)", remedy(mayBeFile: mayBeFile))
    }

    /// A long name says no more than what stands before `=`; a short one has none.
    private var shown: ShownWord {
        name.hasPrefix("--") ? ShownWord(word.prefix { $0 != UInt8(ascii: "=") }) : ShownWord(word)
    }

    private func remedy(mayBeFile: Bool) -> String {
        if let parts {
            return "short options stand apart, write \(parts.joined(separator: " "))"
        }
        if let nearest = NearestName.name(for: name.hasPrefix("--") ? name : "-\(name)", among: OptionTable.longNames) {
            return "did you mean \(nearest)?"
        }
        return mayBeFile ? "see --help, or write ./\(shown) for a file of that name" : "see --help for what there is"
    }

    /// The option that this would take back, if it could be.
    private var positive: String? {
        let positive = name.hasPrefix("--no-") ? "--\(name.dropFirst(5))" : "-\(name.dropFirst())"
        guard name.hasPrefix("--no-") || name.hasPrefix("+"), AskedOption.find(positive) != nil else { return nil }
        return positive
    }

    /// The options that it would be if short ones could share a dash; `nil` where one of them is none.
    private var parts: [String]? {
        guard !name.hasPrefix("--"), let sign = name.first, word.count <= Self.mostParts else { return nil }
        let parts = name.dropFirst().map { "\(sign)\($0)" }
        let areOptions = parts.allSatisfy { AskedOption.find($0) != nil || UnbuiltOptions.name(of: $0) != nil }
        return parts.count > 1 && areOptions ? parts : nil
    }

    /// Bytes; more options than anybody writes together would push what is wrong off the line.
    private static let mostParts = 12
}
