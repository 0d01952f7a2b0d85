/// Text in which `\t`, `\n`, `\0` and `\\` stand for a byte that is hard to type.
enum EscapedText {
    static let allowed = #"\t, \n, \0 and \\"#

    /// The byte that a backslash and `letter` stand for; `nil` where they stand for none.
    static func byte(for letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "0"): 0x00
        case UInt8(ascii: "\\"): UInt8(ascii: "\\")
        default: nil
        }
    }

    /// `text` with its escapes made bytes.
    ///
    /// - Parameter option: the option whose value it is, for the error.
    static func bytes(of text: [UInt8], option: String) throws(OptionError) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let first = rest.popFirst() {
            bytes.append(first == UInt8(ascii: "\\") ? try escaped(from: &rest, option: option) : first)
        }
        return bytes
    }

    /// Takes what follows a backslash off `rest`.
    static func escaped(from rest: inout ArraySlice<UInt8>, option: String) throws(OptionError) -> UInt8 {
        guard let letter = rest.popFirst() else {
            throw OptionError("\(option): nothing follows the last backslash", #"write \\ for a backslash"#)
        }
        guard let byte = byte(for: letter) else {
            let written = ShownWord([UInt8(ascii: "\\"), letter])
            throw OptionError("\(option): \(written) stands for nothing", "escapes are \(allowed)")
        }
        return byte
    }
}
