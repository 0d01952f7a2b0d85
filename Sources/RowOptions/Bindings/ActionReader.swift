/// Takes one action off a text: its name, and its value in brackets or behind a colon.
struct ActionReader {
    private(set) var rest: ArraySlice<UInt8>

    init(_ text: ArraySlice<UInt8>) {
        rest = text
    }

    mutating func read() throws(OptionError) -> BindableAction {
        let name = try readName()
        guard let entry = ActionTable.entry(named: name) else { throw UnknownAction.error(for: name) }
        switch entry.meaning {
        case .plain(let action):
            guard !isValueNext else { throw OptionError("--bind: \(name) takes no value", "write \(name) alone") }
            return action
        case .text(let valueName, let make):
            guard isValueNext else {
                throw OptionError("--bind: \(name) lacks its value", "write \(name)(\(valueName))")
            }
            return try make(try readValue(of: name))
        case .plainOrText(let action, _, let make):
            return isValueNext ? make(try readValue(of: name)) : action
        }
    }

    private var isValueNext: Bool { rest.first.map { !Self.isSeparator($0) } ?? false }

    /// A name ends where no letter, digit or dash stands, but for a few that go on with a sign.
    private mutating func readName() throws(OptionError) -> String {
        let start = rest
        let word = rest.prefix { Self.isInName($0) }
        rest = rest[word.endIndex...]
        var name = String(decoding: word, as: UTF8.self)
        for ending in ["/eof", "+up", "+down"] where isNext(ending) && ActionTable.entry(named: name + ending) != nil {
            rest = rest.dropFirst(ending.utf8.count)
            name += ending
        }
        let ends = rest.first.map { Self.isSeparator($0) || (!name.isEmpty && Self.closing(of: $0) != nil) } ?? true
        guard ends else {
            let whole = start.prefix { !Self.isSeparator($0) && $0 != UInt8(ascii: ":") }
            throw UnknownAction.error(for: String(decoding: whole, as: UTF8.self))
        }
        return name
    }

    /// Whether `ending` comes next, and nothing that would make another name of it.
    private func isNext(_ ending: String) -> Bool {
        let next = rest.prefix(ending.utf8.count)
        guard String(decoding: next, as: UTF8.self).lowercased() == ending else { return false }
        return rest.dropFirst(next.count).first.map { !Self.isInName($0) } ?? true
    }

    /// What stands between the signs behind the name; after a colon all that is left.
    private mutating func readValue(of name: String) throws(OptionError) -> String {
        let opening = rest.removeFirst()
        guard opening != UInt8(ascii: ":"), let closing = Self.closing(of: opening) else {
            defer { rest = [] }
            return String(decoding: rest, as: UTF8.self)
        }
        guard let end = closingPlace(of: closing) else {
            let sign = Character(Unicode.Scalar(closing))
            throw OptionError(
                "--bind: the value of \(name) does not end",
                "write \(sign) behind it, or \(name): before it if it comes last")
        }
        defer { rest = rest[(end + 1)...] }
        return String(decoding: rest[..<end], as: UTF8.self)
    }

    /// The first closing sign behind which the action ends: others may stand in the value.
    private func closingPlace(of closing: UInt8) -> Int? {
        rest.indices.first { place in
            guard rest[place] == closing else { return false }
            return place + 1 == rest.endIndex || Self.isSeparator(rest[place + 1])
        }
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "+") || byte == UInt8(ascii: ",")
    }

    /// The sign that ends a value which begins with this one; a colon stands for itself, and for the end of the text.
    private static func closing(of opening: UInt8) -> UInt8? {
        switch opening {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        case UInt8(ascii: "<"): UInt8(ascii: ">")
        default: "~!@#$%^&*;/|:".utf8.contains(opening) ? opening : nil
        }
    }
}
