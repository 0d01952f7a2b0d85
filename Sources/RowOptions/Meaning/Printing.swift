/// What is printed of a picked row, where no template says.
package enum Printing: Equatable, Sendable {
    /// The row, byte for byte as it came in.
    case row
    /// These fields, by number from 1, joined by TAB.
    case fields([Int])
    /// Its place in the input, from 1.
    case index
    /// An object of JSON: its code, its name, its details, the whole row, its place.
    case json

    init(parsing word: [UInt8]) throws(OptionError) {
        switch String(decoding: word, as: UTF8.self) {
        case "row": self = .row
        case "index": self = .index
        case "json": self = .json
        default:
            try Self.refuseWhatStandsAlone(in: word)
            self = .fields(try FieldList.parse(word, option: "--print", others: ", or row, index or json"))
        }
    }

    private static func refuseWhatStandsAlone(in list: [UInt8]) throws(OptionError) {
        for word in list.split(separator: UInt8(ascii: ",")) {
            let word = String(decoding: word, as: UTF8.self)
            guard ["row", "index", "json"].contains(word) else { continue }
            throw OptionError(
                "--print: '\(word)' stands alone and in no list", "write row, index or json, or else fields only")
        }
    }
}
