/// What `--format` prints for a picked row: literal bytes, and places for what the row holds.
package struct Template: Equatable, Sendable {
    /// One part of what is printed.
    package enum Piece: Equatable, Sendable {
        case literal([UInt8])
        /// A field by its number from 1: `{code}` is 1, `{name}` is 2.
        case field(Int)
        /// The row as it came in.
        case row
        /// The row's place in the input, from 1.
        case index
        /// The query as it was when the row was picked.
        case query
        /// The name of the key or the click that picked the row.
        case key
    }

    /// In the order printed; no two literals in a row, and none of them empty.
    package let pieces: [Piece]

    /// What the manual page says of the places and escapes.
    static let forms: [(form: String, meaning: String)] = [
        ("{code}", "The first field"),
        ("{name}", "The second field, or the only one"),
        ("{1} {2} ...", "A field by its number"),
        ("{row}", "The row as it came in"),
        ("{index}", "Its number in the input, from 1"),
        ("{query}", "The query"),
        ("{key}", "The name of the key that picked it, or double-click or click-done; empty where nobody was asked"),
        ("{{ }}", "A brace"),
        (#"\t \n \0 \\"#, "A tab, a line feed, a NUL, a backslash"),
    ]

    private static let names = "{code} {name} {1} {2}... {row} {index} {query} {key}"
    private static let openBrace = UInt8(ascii: "{")
    private static let closeBrace = UInt8(ascii: "}")

    /// `{{` and `}}` stand for a brace, and a lone `}` for itself; `\t \n \0 \\` are understood.
    package init(parsing text: [UInt8]) throws(OptionError) {
        var pieces: [Piece] = []
        var literal: [UInt8] = []
        var rest = text[...]
        while let first = rest.popFirst() {
            switch first {
            case Self.openBrace where rest.first != Self.openBrace:
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = []
                pieces.append(try Self.place(from: &rest))
            case Self.openBrace, Self.closeBrace:
                if rest.first == first { rest.removeFirst() }
                literal.append(first)
            case UInt8(ascii: "\\"):
                literal.append(try EscapedText.escaped(from: &rest, option: "--format"))
            default:
                literal.append(first)
            }
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        self.pieces = pieces
    }

    /// Takes a name and its closing brace off `rest`.
    private static func place(from rest: inout ArraySlice<UInt8>) throws(OptionError) -> Piece {
        guard let end = rest.firstIndex(of: closeBrace) else {
            throw OptionError("--format: '{\(ShownWord(rest))' is not closed", "write \(names), or {{ for a brace")
        }
        let name = rest[..<end]
        rest = rest[(end + 1)...]
        guard let piece = piece(named: name) else {
            throw OptionError("--format: there is no {\(ShownWord(name))}", "write \(names), or {{ for a brace")
        }
        return piece
    }

    private static func piece(named name: ArraySlice<UInt8>) -> Piece? {
        switch String(decoding: name, as: UTF8.self) {
        case "row": .row
        case "index": .index
        case "query": .query
        case "key": .key
        default: FieldList.number(named: name).map { .field($0) }
        }
    }
}
