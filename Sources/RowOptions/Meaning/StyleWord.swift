/// A word that says how a part of a row looks: a weight, or one of the terminal's sixteen colours.
package enum StyleWord: Equatable, Sendable {
    case bold, dim, italic, underline, reverse
    /// By its number: eight colours, and the bright ones after them.
    case colour(UInt8)

    init(parsing word: some Collection<UInt8>, option: String) throws(OptionError) {
        let name = String(decoding: word, as: UTF8.self).lowercased()
        guard let word = Self.words.first(where: { $0.name == name })?.word else {
            let nearest = NearestName.name(for: name, among: Self.words.map(\.name))
            throw OptionError(
                "\(option): '\(ShownWord(word))' is no style", nearest.map { "did you mean \($0)?" } ?? Self.remedy)
        }
        self = word
    }

    private static let weights: [(name: String, word: StyleWord)] = [
        ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
    ]

    /// In the order of their numbers.
    static let colours = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

    private static let words =
        weights
        + (colours + colours.map { "bright-\($0)" }).enumerated().map { (name: $1, word: .colour(UInt8($0))) }

    private static let remedy =
        "write bold, dim, italic, underline, reverse or a colour such as green or bright-green"
}
