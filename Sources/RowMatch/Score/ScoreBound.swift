import RowStore
import RowText

/// What a row that is ASCII throughout can score at most, told by the set of its bytes and its first one.
///
/// Every character of a term is worth a match and the best bonus there is in the row, the first one twice that. The best
/// bonus depends on what the row holds for words to begin after: blanks, delimiters or other signs. Of a query of one
/// term, letters that begin no word of the row are worth less: until one does, nothing but standing side by side counts.
/// Where many rows reach it, those that are longer need no score to be known as no better.
struct ScoreBound {
    private let afterBlank: Int
    private let afterDelimiter: Int
    private let afterSign = ScoreWeights.boundary
    private let blanks = ByteSet(Self.ascii.filter { characterClass(of: UInt32($0)) == .white })
    private let delimiters = ByteSet(Self.ascii.filter { characterClass(of: UInt32($0)) == .delimiter })
    /// The bytes that a term may find at a row's beginning, which is worth what a blank before them is: a bit each.
    private let heads: (low: UInt64, high: UInt64)
    /// At edges everything counts as after a blank.
    private let isAtEdges: Bool
    /// How many characters are looked for, and how often a bonus counts.
    private let characters: Int
    private let bonuses: Int
    /// The letters of the only term.
    private let letters: LetterRun

    init(_ terms: Terms, scheme: Scheme) {
        afterBlank = max(scheme.boundaryWhite, scheme.boundaryDelimiter)
        afterDelimiter = max(scheme.boundaryDelimiter, ScoreWeights.boundary)
        heads = Self.heads(of: terms)
        isAtEdges = terms.list.contains { $0.kind != .fuzzy && $0.kind != .exact }
        let groups = terms.groups.map { $0.filter { !$0.isInverse } }
        characters = groups.reduce(0) { $0 + ($1.map(\.range.count).max() ?? 0) }
        bonuses = groups.reduce(0) { $0 + ($1.map(Self.bonuses).max() ?? 0) }
        letters = LetterRun(Self.onlyTerm(of: terms))
    }

    /// The best bonus that a row may hold.
    @inline(__always)
    func bonus(_ set: ByteSet, head: UInt8) -> Int {
        let isHead = (head < 64 ? heads.low >> UInt64(head) : heads.high >> UInt64(head & 63)) & 1 == 1
        guard !isHead, !isAtEdges, set.isDisjoint(with: blanks) else { return afterBlank }
        return set.isDisjoint(with: delimiters) ? afterSign : afterDelimiter
    }

    /// The most that any row can score, of whatever script: no bonus is higher than that for beginning after a blank.
    var mostOfAll: Int { ScoreWeights.match * characters + afterBlank * bonuses }

    /// How many of the first characters are sure to begin no word.
    @inline(__always)
    func lettersBeforeHead(_ set: ByteSet) -> Int {
        set.lettersBeforeHead(letters)
    }

    /// The most that a row of such a best bonus can score.
    ///
    /// - Parameter lettersBeforeHead: how many of the first characters begin no word.
    @inline(__always)
    func most(bonus: Int, lettersBeforeHead: Int) -> Int {
        guard lettersBeforeHead > 0 else { return ScoreWeights.match * characters + bonus * bonuses }
        return ScoreFloor.most(characters, bonus: bonus, lettersBeforeHead: lettersBeforeHead)
    }

    /// What the only term looks for, if that may be anywhere.
    private static func onlyTerm(of terms: Terms) -> ContiguousArray<UInt8> {
        guard terms.list.count == 1, let term = terms.list.first, !term.isInverse,
            term.kind == .fuzzy || term.kind == .exact
        else { return [] }
        return ContiguousArray(terms.bytes[term.range])
    }

    /// A term that asks for a whole word counts its beginning once more.
    private static func bonuses(of term: Term) -> Int {
        term.range.count + ScoreWeights.firstCharacter - (term.kind == .boundary ? 0 : 1)
    }

    private static func heads(of terms: Terms) -> (low: UInt64, high: UInt64) {
        var heads: (low: UInt64, high: UInt64) = (0, 0)
        for term in terms.list {
            let first = terms.bytes[term.range.lowerBound]
            for byte in ascii where byte.folded(ignoringCase: true) == first.folded(ignoringCase: true) {
                if byte < 64 { heads.low |= 1 << UInt64(byte) } else { heads.high |= 1 << UInt64(byte - 64) }
            }
        }
        return heads
    }

    private static let ascii: Range<UInt8> = 0..<0x80
}
