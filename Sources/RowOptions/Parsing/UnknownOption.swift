/// Says what to do about a word that looks like an option and is none.
enum UnknownOption {
    /// - Parameter word: with its dashes, without a value after `=`.
    static func error(for word: ArraySlice<UInt8>) -> OptionError {
        let text = String(decoding: word, as: UTF8.self)
        if let name = UnbuiltOptions.name(of: text) {
            return OptionError("\(name) is not built yet", "leave it out, or see --help for what there is")
        }
        let wrong = "unknown option \(ShownWord(word))"
        if let parts = parts(of: text) {
            return OptionError(wrong, "short options stand apart, write \(parts.joined(separator: " "))")
        }
        if let nearest = NearestName.name(for: text.hasPrefix("--") ? text : "-\(text)", among: OptionTable.longNames) {
            return OptionError(wrong, "did you mean \(nearest)?")
        }
        return OptionError(wrong, "see --help, or write ./\(ShownWord(word)) for a file of that name")
    }

    /// The options that `text` would be if short ones could share a dash; `nil` where one of them is none.
    private static func parts(of text: String) -> [String]? {
        guard !text.hasPrefix("--"), let sign = text.first else { return nil }
        let parts = text.dropFirst().map { "\(sign)\($0)" }
        let areOptions = parts.allSatisfy { AskedOption.find($0) != nil || UnbuiltOptions.name(of: $0) != nil }
        return parts.count > 1 && areOptions ? parts : nil
    }
}
