/// The name that a picked row is remembered under, as `--remember` gives it.
///
/// It becomes the name of a file, so it holds nothing that could lead elsewhere or need quoting.
enum RememberKey {
    static func parse(_ word: [UInt8]) throws(OptionError) -> String {
        let isPlain = word.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        let isFolder = word.elementsEqual(".".utf8) || word.elementsEqual("..".utf8)
        guard isPlain, !isFolder, (1...longest).contains(word.count) else {
            throw OptionError(
                "--remember: '\(ShownWord(word))' is no key",
                "write 1 to \(longest) letters, digits, dots, hyphens or underscores, such as area")
        }
        return String(decoding: word, as: UTF8.self)
    }

    /// Bytes: every file system takes a name so long, and a longer one while it is being written.
    private static let longest = 64
}
