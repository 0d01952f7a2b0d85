/// Which colours are drawn with, where the command line says.
package enum ColorScheme: Equatable, Sendable {
    case dark
    case light
    case sixteen
    /// No colour: bold, dim and reverse only.
    case blackAndWhite

    /// The last one that a list names; `nil` where it names none.
    ///
    /// As fzf has it, names are parted by commas or blanks, and capitals do not count.
    static func parse(_ list: [UInt8]) throws(OptionError) -> ColorScheme? {
        var scheme: ColorScheme?
        for word in list.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == 0x20 || $0 == 0x09 || $0 == 0x0A }) {
            scheme = try ColorScheme(named: Array(word))
        }
        return scheme
    }

    private init(named word: [UInt8]) throws(OptionError) {
        switch String(decoding: word, as: UTF8.self).lowercased() {
        case "dark": self = .dark
        case "light": self = .light
        case "16", "base16": self = .sixteen
        case "bw": self = .blackAndWhite
        default:
            guard !word.contains(UInt8(ascii: ":")) else {
                throw OptionError(
                    "--color: '\(ShownWord(word))' is a colour of your own, which is not built yet", Self.remedy)
            }
            throw OptionError("--color: '\(ShownWord(word))' is no colour scheme", Self.remedy)
        }
    }

    private static let remedy = "choose dark, light, 16 or bw"
}
