/// How `--row` draws a row: literal text, and places for what the row holds.
package struct RowTemplate: Equatable, Sendable {
    /// What stands in a place.
    package enum Content: Equatable, Sendable {
        /// A field by its number from 1: `{code}` is 1, `{name}` is 2.
        case field(Int)
        /// The row as it came in.
        case row
        /// The row's place in the input, from 1.
        case index
    }

    /// One part of what is drawn.
    package enum Piece: Equatable, Sendable {
        case literal(String)
        case place(Content, PlaceFormat)
    }

    /// In the order drawn, with one place at least; no two literals in a row, and none of them empty.
    package let pieces: [Piece]

    /// What the manual page says of the places.
    static let forms: [(form: String, meaning: String)] = [
        ("{code} {name} {1} {2} ...", "A field"),
        ("{row}", "The whole row"),
        ("{index}", "Its number in the input, from 1"),
        ("{3:>8}", "In 8 columns at least, at their right end; < and ^: at their left end, in the middle"),
        ("{3:.20}", "In 20 columns at most: what is wider is cut"),
        ("{3:>8.20,dim,green}", "With these styles: bold, dim, italic, underline, reverse, and colours"),
        ("{{ }}", "A brace"),
    ]

    /// `{{` and `}}` stand for a brace, and a lone `}` for itself.
    package init(parsing text: [UInt8]) throws(OptionError) {
        var pieces: [Piece] = []
        var literal: [UInt8] = []
        var rest = text[...]
        while let first = rest.popFirst() {
            if first == Self.openBrace && rest.first != Self.openBrace {
                if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
                literal = []
                pieces.append(try Self.place(from: &rest))
            } else {
                if first == Self.openBrace || first == Self.closeBrace, rest.first == first { rest.removeFirst() }
                literal.append(first)
            }
        }
        if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
        guard pieces.contains(where: \.isPlace) else {
            throw OptionError("--row: '\(ShownWord(text))' draws nothing of a row", Self.remedy)
        }
        self.pieces = pieces
    }

    /// The fields that have a place, each once, in the order drawn.
    package var fields: [Int] {
        var fields: [Int] = []
        for case .place(.field(let number), _) in pieces where !fields.contains(number) { fields.append(number) }
        return fields
    }

    /// Takes a name, its format and the closing brace off `rest`.
    private static func place(from rest: inout ArraySlice<UInt8>) throws(OptionError) -> Piece {
        guard let end = rest.firstIndex(of: closeBrace) else {
            throw OptionError("--row: '{\(ShownWord(rest))' is not closed", remedy)
        }
        let place = rest[..<end]
        rest = rest[(end + 1)...]
        let name = place.prefix { $0 != UInt8(ascii: ":") }
        guard let content = content(named: name) else {
            throw OptionError("--row: there is no {\(ShownWord(name))}", remedy)
        }
        let format = name.endIndex < place.endIndex ? place[(name.endIndex + 1)...] : nil
        return .place(content, try format.map(PlaceFormat.init(parsing:)) ?? .plain)
    }

    private static func content(named name: ArraySlice<UInt8>) -> Content? {
        switch String(decoding: name, as: UTF8.self) {
        case "row": .row
        case "index": .index
        default: FieldList.number(named: name).map { .field($0) }
        }
    }

    private static let remedy = "write {code} {name} {1} {2}... {row} {index}, or {{ for a brace"
    private static let openBrace = UInt8(ascii: "{")
    private static let closeBrace = UInt8(ascii: "}")
}

extension RowTemplate.Piece {
    fileprivate var isPlace: Bool {
        switch self {
        case .literal: false
        case .place: true
        }
    }
}
