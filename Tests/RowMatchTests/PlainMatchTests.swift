import RowText
import TestSupport
import Testing

@testable import RowMatch

/// Every way the engine has to find one term in one line, against one that tries all places: a hundred thousand pairs.
struct PlainMatchTests {
    static let kinds: [Term.Kind] = [.fuzzy, .exact, .boundary, .prefix, .suffix, .equal]

    /// Of few characters each, so that patterns are found, often and in many ways.
    static let alphabets: [[UInt32]] = [
        Array("aab_/ -".utf8).map { UInt32($0) },
        Array("abABc1_/ ,\t".utf8).map { UInt32($0) },
        "abéÉç_ Ⅷ漢".unicodeScalars.map(\.value),
        "かカ漢字ー・ 、a".unicodeScalars.map(\.value),
        "👍🏽\u{200D}🇯🇵a \u{FE0F}".unicodeScalars.map(\.value),
        [0, 0x1B, 0x7F, 0x85, 0xA0, 0x3000, 0xFFFD, 0x61, 0x5F],
    ]

    @Test(arguments: kinds)
    func `a term is found where the plain way finds it, and worth as much`(_ kind: Term.Kind) {
        var random = SeededGenerator(seed: 61)
        var found = 0
        for number in 0..<17_000 {
            let pair = PlainPair(kind, Self.alphabets[number % Self.alphabets.count], &random)
            let wanted = pair.plain.best(kind)
            found += wanted == nil ? 0 : 1
            guard pair.score != wanted?.score || !pair.agrees(on: pair.places, with: wanted) else { continue }
            Issue.record(
                "\(pair): \(pair.score.debugDescription) at \(pair.places ?? []), plainly \(wanted.debugDescription)")
            return
        }
        #expect(found > 1000)
    }
}

/// A pattern and a line, for the engine and for the plain way.
private struct PlainPair: CustomStringConvertible {
    let term: Term
    let pattern: ContiguousArray<UInt32>
    let units: ContiguousArray<UInt32>
    let classBytes: ContiguousArray<UInt8>
    let plain: PlainMatch
    let score: Int?
    let places: [Int]?

    init(_ kind: Term.Kind, _ alphabet: [UInt32], _ random: inout SeededGenerator) {
        let line = (0..<random.below(24)).map { _ in alphabet[random.below(alphabet.count)] }
        let ignoresCase = random.oneIn(2)
        let text = ignoresCase ? line.map { Folding.lowercased($0) } : line
        let pattern = Self.pattern(of: text, kind, alphabet, ignoresCase: ignoresCase, &random)
        self.pattern = ContiguousArray(pattern)
        units = ContiguousArray(text)
        let classes = line.map { characterClass(of: $0) }
        classBytes = ContiguousArray(
            zip(line, classes).map { $0 < 0x80 ? UInt8($0) : BonusTable.classByte(for: $1) })
        plain = PlainMatch(pattern: pattern, text: text, classes: classes, underscores: line.map { $0 == 0x5F })
        term = Term(
            kind: kind, isInverse: false, ignoresCase: ignoresCase, ignoresAccents: false,
            isASCII: pattern.allSatisfy { $0 < 0x80 }, range: 0..<pattern.count)
        (score, places) = Self.answer(term, self.pattern, units, line, classBytes)
    }

    /// Mostly a piece of the line, side by side or scattered, for the edges at its edges.
    private static func pattern(
        of text: [UInt32], _ kind: Term.Kind, _ alphabet: [UInt32], ignoresCase: Bool, _ random: inout SeededGenerator
    ) -> [UInt32] {
        guard !text.isEmpty, !random.oneIn(8) else {
            let made = (0...random.below(4)).map { _ in alphabet[random.below(alphabet.count)] }
            return ignoresCase ? made.map { Folding.lowercased($0) } : made
        }
        let count = min(1 + random.below(6), text.count)
        var start = random.below(text.count - count + 1)
        let blanks = text.prefix { characterClass(of: $0) == .white }.count
        if kind == .prefix { start = min(blanks, text.count - count) }
        if kind == .suffix {
            let blanks = text.reversed().prefix { characterClass(of: $0) == .white }.count
            start = max(0, text.count - blanks - count)
        }
        guard kind == .fuzzy else {
            return kind == .equal && !random.oneIn(4) ? Self.trimmed(text) : Array(text[start..<(start + count)])
        }
        return text.indices.filter { _ in random.oneIn(3) }.prefix(6).map { text[$0] } + [text[text.count - 1]]
    }

    private static func trimmed(_ text: [UInt32]) -> [UInt32] {
        let rest = text.drop { characterClass(of: $0) == .white }
        let end = rest.lastIndex { characterClass(of: $0) != .white }
        return end.map { Array(rest[...$0]) } ?? text
    }

    /// In scalars, and where all is ASCII in bytes too, which has to come to the same.
    private static func answer(
        _ term: Term, _ pattern: ContiguousArray<UInt32>, _ text: ContiguousArray<UInt32>, _ line: [UInt32],
        _ classBytes: ContiguousArray<UInt8>
    ) -> (Int?, [Int]?) {
        var scorer = TermScore()
        let table = BonusTable(.standard).entries
        let score = scorer.score(term, pattern.span, in: text.span, classBytes.span, table.span)
        let places = scorer.places(of: term, pattern.span, in: text.span, classBytes.span, table.span)
        if term.isASCII, line.allSatisfy({ $0 < 0x80 }) {
            let bytes = ContiguousArray(pattern.map { UInt8($0) })
            let inBytes = scorer.score(term, bytes.span, in: classBytes.span, classBytes.span, table.span)
            guard inBytes == score else { return (inBytes ?? -1, nil) }
        }
        return (score, places.map { Array($0) })
    }

    /// The fuzzy way may go through other characters for the same score: they have to earn it.
    func agrees(on places: [Int]?, with wanted: PlainMatch.Found?) -> Bool {
        guard let places, let wanted else { return places == nil && wanted == nil }
        guard term.kind == .fuzzy else { return places == wanted.places }
        return places.map { units[$0] } == Array(pattern) && zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    }

    var description: String {
        let text = units.map { String($0, radix: 16) }.joined(separator: " ")
        let wanted = pattern.map { String($0, radix: 16) }.joined(separator: " ")
        return "\(term.kind) [\(wanted)] in [\(text)], \(classBytes)"
    }
}
