/// Which colours are drawn with, where the command line says.
package enum ColorScheme: Equatable, Sendable {
    case dark
    case light
    case sixteen
    /// No colour: bold, dim and reverse only.
    case blackAndWhite

    init(parsing name: [UInt8]) throws(OptionError) {
        let text = String(decoding: name, as: UTF8.self)
        switch text {
        case "dark": self = .dark
        case "light": self = .light
        case "16", "base16": self = .sixteen
        case "bw": self = .blackAndWhite
        default:
            guard !text.contains(where: { $0 == ":" || $0 == "," }) else {
                throw OptionError(
                    "--color '\(ShownWord(name))' holds colours of your own, which are not built yet", Self.remedy)
            }
            throw OptionError("'\(ShownWord(name))' is no colour scheme", Self.remedy)
        }
    }

    private static let remedy = "choose dark, light, 16 or bw"
}
