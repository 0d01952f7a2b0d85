/// One place that rows come from.
package enum Source: Equatable, Sendable {
    /// A path as it was given; any bytes but NUL.
    case file([UInt8])
    case standardInput

    init(parsing word: [UInt8]) throws(OptionError) {
        guard !word.isEmpty else {
            throw OptionError("an empty word names no file", "write a path, or - for standard input")
        }
        self = word == [UInt8(ascii: "-")] ? .standardInput : .file(word)
    }
}
