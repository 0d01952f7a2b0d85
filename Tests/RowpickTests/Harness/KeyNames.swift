/// Typed text with keys by name, as bytes: `linux<Enter>`, `<Ctrl-C>`, `\x1b[12;40R`.
enum KeyNames {
    static func bytes(of text: String) throws(KeyScript.Mistake) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = Substring(text)
        while let first = rest.first {
            switch first {
            case "<":
                guard let end = rest.firstIndex(of: ">"),
                    let key = key(named: rest[rest.index(after: rest.startIndex)..<end])
                else { throw KeyScript.Mistake(line: text, reason: "no key has such a name (\\< is the character)") }
                bytes += key
                rest = rest[rest.index(after: end)...]
            case "\\":
                let (escaped, length) = try escape(rest, in: text)
                bytes.append(escaped)
                rest = rest.dropFirst(length)
            default:
                bytes += Array(String(first).utf8)
                rest = rest.dropFirst()
            }
        }
        return bytes
    }

    static func key(named name: Substring) -> [UInt8]? {
        if let known = named[String(name)] { return Array(known.utf8) }
        if name.hasPrefix("Alt-") {
            let plain = name.dropFirst(4)
            if plain.count == 1 { return [0x1b] + Array(plain.utf8) }
            return key(named: plain).map { [0x1b] + $0 }
        }
        if name.hasPrefix("Ctrl-"), name.utf8.count == 6, let letter = name.utf8.last {
            return [letter & 0x1f]
        }
        return nil
    }

    private static func escape(
        _ rest: Substring, in text: String
    ) throws(KeyScript.Mistake) -> (byte: UInt8, length: Int) {
        let letters = Array(rest.prefix(4))
        if letters.count > 1 {
            switch letters[1] {
            case "\\", "<": return (UInt8(ascii: letters[1] == "<" ? "<" : "\\"), 2)
            case "r": return (0x0d, 2)
            case "n": return (0x0a, 2)
            case "t": return (0x09, 2)
            case "x" where letters.count == 4:
                if let byte = UInt8(String(letters[2...]), radix: 16) { return (byte, 4) }
            default: break
            }
        }
        throw KeyScript.Mistake(line: text, reason: "escapes are \\xNN \\r \\n \\t \\\\ \\<")
    }

    /// What xterm sends, cursor keys in their normal mode.
    private static let named: [String: String] = [
        "Enter": "\r", "Esc": "\u{1b}", "Tab": "\t", "Shift-Tab": "\u{1b}[Z", "Backspace": "\u{7f}", "Space": " ",
        "Up": "\u{1b}[A", "Down": "\u{1b}[B", "Right": "\u{1b}[C", "Left": "\u{1b}[D",
        "Home": "\u{1b}[H", "End": "\u{1b}[F", "Insert": "\u{1b}[2~", "Delete": "\u{1b}[3~",
        "PageUp": "\u{1b}[5~", "PageDown": "\u{1b}[6~",
        "Shift-Up": "\u{1b}[1;2A", "Shift-Down": "\u{1b}[1;2B", "Ctrl-Right": "\u{1b}[1;5C", "Ctrl-Left": "\u{1b}[1;5D",
        "F1": "\u{1b}OP", "F2": "\u{1b}OQ", "F3": "\u{1b}OR", "F4": "\u{1b}OS", "F5": "\u{1b}[15~",
        "Ctrl-Space": "\0", "Ctrl-Backspace": "\u{8}",
        "Paste": "\u{1b}[200~", "Paste-End": "\u{1b}[201~", "Focus": "\u{1b}[I", "Blur": "\u{1b}[O",
    ]
}
