import RowStore
import RowText

/// Turns most rows away before anything is decoded, by the set of bytes they hold and by the bytes themselves.
///
/// Where a row holds characters outside ASCII and U+3000 to U+9FFF, such as accented or wide letters, its set says
/// nothing, and each of them is asked what it may be folded into.
struct Prefilter {
    private var required = ByteSet()
    private var isPossibleInASCII = true
    /// What a row of Han characters and kana must hold.
    private var requiredBesideHan = ByteSet()
    private(set) var needles: Needles
    /// The required bytes that no query of codes lacks, each with whether its term ignores case.
    private var visible: ContiguousArray<(byte: UInt8, ignoresCase: Bool)> = []
    /// Whether some terms would be scored before others are missed: then looking for all of them first takes half the
    /// time where few rows hold them all (190 ns a row instead of 345 for three words in a million paths: `match three
    /// words` in rowbench).
    private var hasSeveralTerms = false
    private let exactTerms: ExactTerms
    /// The same as `hasSeveralTerms`, of those that are not among the exact ones.
    private let hasSeveralOthers: Bool

    init(_ terms: Terms, folding: Folding) {
        exactTerms = ExactTerms(terms)
        hasSeveralOthers = terms.required.count { $0.kind != .exact } > 1
        needles = Needles(folding: folding)
        for (number, term) in terms.required.enumerated() {
            hasSeveralTerms = number > 0
            isPossibleInASCII = isPossibleInASCII && term.isASCII
            for byte in terms.bytes[term.range] {
                required.insert(byte)
                if term.isASCII, byte > 0x20 { visible.append((byte, term.ignoresCase)) }
            }
            needles.append(term, of: terms)
        }
        requiredBesideHan = ByteSet(needles.bytes)
    }

    /// The bytes without which a row of ASCII neither answers nor has a code that begins with the query.
    func required(or code: CodeText?) -> ByteSet {
        let terms = isPossibleInASCII ? required : Self.none
        guard let code = code?.bytes else { return terms }
        return isPossibleInASCII ? required.intersection(ByteSet(code)) : ByteSet(code)
    }

    /// What no row of ASCII holds.
    private static let none = ByteSet([0x80])

    @inline(__always)
    func admits(_ set: ByteSet, _ row: Span<UInt8>) -> Bool {
        guard set.holdsNonASCII else {
            guard isPossibleInASCII, set.isSuperset(of: required) else { return false }
            return !hasSeveralTerms || needles.areFound(in: row)
        }
        guard !set.holdsOtherScripts else { return needles.mayBeFound(in: row) }
        return set.isSuperset(of: requiredBesideHan) && needles.areFound(in: row)
    }

    /// The same for a row of which nothing is known but that it is not ASCII throughout.
    @inline(__always)
    func admits(nonASCII row: Span<UInt8>) -> Bool {
        needles.mayBeFound(in: row)
    }

    /// The same for a row that is ASCII throughout, of which nothing else is known.
    @inline(__always)
    func admits(ascii row: Span<UInt8>) -> Bool {
        guard isPossibleInASCII, exactTerms.allow(row) else { return false }
        return !hasSeveralOthers || needles.areFound(in: row)
    }

    /// Bytes that a row of ASCII holds if it answers, or if its code begins with the query.
    ///
    /// No blanks, for a term's blank may be a tab or come after a backslash in the code.
    ///
    /// - Parameter anyCase: whether codes count too; they are compared in either case.
    func candidates(anyCase: Bool) -> ContiguousArray<RareByte.Candidate> {
        ContiguousArray(visible.map { RareByte.Candidate($0.byte, ignoringCase: $0.ignoresCase || anyCase) })
    }
}
