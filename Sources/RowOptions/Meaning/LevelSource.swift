/// What says under what a row stands: `--levels`.
package enum LevelSource: Equatable, Sendable {
    /// The number of a field that names the parents, and what parts these; never empty.
    case path(field: Int, separator: [UInt8])
    /// The numbers of fields, one for each level; at least two.
    case fields([Int])

    /// Reads `path:3`, `path:3:SEPARATOR`, or fields as in `3,2`.
    init(parsing word: [UInt8]) throws(OptionError) {
        guard word.starts(with: Self.path) else {
            let fields = try FieldList.parse(word, option: "--levels")
            guard fields.count > 1 else {
                throw OptionError("--levels: one field makes one level", "name two or more, as in 3,2, or path:3")
            }
            self = .fields(fields)
            return
        }
        let rest = word.dropFirst(Self.path.count)
        let number = rest.prefix { $0 != UInt8(ascii: ":") }
        let fields = try FieldList.parse(Array(number), option: "--levels path")
        guard fields.count == 1 else {
            throw OptionError("--levels: a path is one field", "write it as in path:3")
        }
        let separator = rest.count == number.count ? [UInt8(ascii: "/")] : Array(rest.dropFirst(number.count + 1))
        guard !separator.isEmpty else {
            throw OptionError("--levels: the separator is empty", "write it as in path:3:/")
        }
        self = .path(field: fields[0], separator: separator)
    }

    private static let path = Array("path:".utf8)
}
