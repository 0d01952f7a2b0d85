import RowStore
import RowText

/// A query as the code it may be, whatever its signs would mean; compared in small letters.
struct CodeText: Equatable, Sendable {
    /// How a row's code stands to the query.
    enum Standing: Equatable {
        case other
        case begins
        /// It begins with the query as typed, case and accents included.
        case beginsLiterally
        case equals
    }

    let ignoresAccents: Bool
    /// Folded, as typed.
    private let literal: ContiguousArray<UInt32>
    private let units: ContiguousArray<UInt32>
    /// `units`, if they are all ASCII: else no row of ASCII has such a code.
    let bytes: ContiguousArray<UInt8>?

    init(_ typed: [UInt8], rules: MatchRules) {
        let text = rules.isExtended ? Self.trimmed(typed[...]) : typed[...]
        literal = TermText.folded(text, rules: rules)
        let lower = ContiguousArray(literal.map { Folding.lowercased($0) })
        units = lower
        ignoresAccents = rules.folding != .none && lower.allSatisfy { rules.folding.plain($0) == $0 }
        bytes = lower.allSatisfy { $0 < 0x80 } ? ContiguousArray(lower.map { UInt8($0) }) : nil
    }

    /// How the code of an all-ASCII row stands, given what parts its fields.
    func standing(inASCII row: Span<UInt8>, delimiter: [UInt8]) -> Standing {
        guard let bytes, holds(bytes.span, in: row, at: 0, ignoringCase: true),
            let code = firstDelimiter(delimiter, in: row), code >= bytes.count
        else { return .other }
        guard code > bytes.count else { return .equals }
        return bytes.indices.allSatisfy { UInt32(row[$0]) == literal[$0] } ? .beginsLiterally : .begins
    }

    /// How a code of so many units stands.
    ///
    /// - Parameters:
    ///   - text: the row's units in small letters and, where they are ignored, without accents.
    ///   - line: the same as they are.
    func standing(in text: Span<UInt32>, line: Span<UInt32>, codeCount: Int) -> Standing {
        guard codeCount >= units.count, holds(units.span, in: text, at: 0, ignoringCase: true) else { return .other }
        guard codeCount > units.count else { return .equals }
        return holds(literal.span, in: line, at: 0, ignoringCase: false) ? .beginsLiterally : .begins
    }

    /// How many units it has.
    var count: Int { units.count }

    /// Whether all codes that begin with it begin with the other.
    func begins(with other: CodeText, folding: Folding) -> Bool {
        guard other.ignoresAccents || !ignoresAccents else { return false }
        let text = other.ignoresAccents ? ContiguousArray(units.map { folding.plain($0) }) : units
        return text.starts(with: other.units)
    }

    /// Whether a row's code may begin with it, told by the row's first byte; most rows' does not.
    ///
    /// A first byte that an ASCII byte follows is a whole character.
    static func mayStand(_ row: Span<UInt8>, head: UInt8?) -> Bool {
        guard row.count > 1, row[0] < 0x80, row[1] < 0x80 else { return true }
        return row[0].folded(ignoringCase: true) == head
    }

    /// Its first character, if that is ASCII.
    var head: UInt8? {
        units.first.flatMap { $0 < 0x80 ? UInt8($0) : nil }
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let blank = UInt8(ascii: " ")
        let tail = text.drop { $0 == blank }
        guard let last = tail.lastIndex(where: { $0 != blank }) else { return [] }
        return tail[...last]
    }
}
