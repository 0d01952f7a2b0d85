import RowStore
import RowText
import TestSupport
import Testing

@testable import RowMatch

private func isAdmitted(_ row: String, _ query: String, folding: Folding) -> Bool {
    var rules = MatchRules()
    rules.folding = folding
    let bytes = ContiguousArray(row.utf8)
    return Prefilter(Query(query, rules: rules).terms, folding: folding).admits(ByteSet(bytes), bytes.span)
}

@Test(
    arguments: [
        ("東京トウキョウ", "とうきょう", true), ("東京とうきょう", "トウキョウ", true), ("東京", "とう", false),
        ("トウ東京キョウ", "とうきょう", true), ("キョウトウ東京", "とうきょう", false), ("カ\u{3099}東", "が", true),
        ("カ\u{3099}東", "か", true), ("東ガ", "か", false), ("ラ東ーメン", "らーめん", true), ("ラ東メン", "らーめん", false),
        ("うヲ東ウん", "うん", true), ("ヲん東う", "うん", false),
    ])
func `where kana are folded a row needs one of the two`(row: String, query: String, isPossible: Bool) {
    #expect(isAdmitted(row, query, folding: .full) == isPossible)
}

@Test(arguments: [("東トウ", "トウ", true), ("東トウ", "とう", false), ("東とう", "トウ", false)])
func `where kana are not folded a row needs the very one`(row: String, query: String, isPossible: Bool) {
    #expect(isAdmitted(row, query, folding: .accents) == isPossible)
}

private let wide = [
    "か", "が", "カ", "ガ", "ｶ", "\u{3099}", "ー", "ｰ", "ヷ", "ゝ", "ヽ", "東", "a", "A", "　", " ", "類", "\u{F9D0}", "丽",
    "\u{2F800}", "（",
]

private let accented = [
    "e", "E", "é", "É", "\u{301}", "\u{302}", "ê", "ế", "a", "Ā", "ā", "Å", "\u{212B}", "k", "\u{212A}", "s", "ſ", "i",
    "İ", "ı", "ø", "o", "ǿ", "Ⓐ", "ⓐ", "ａ", "Ｅ", "ǆ", "ǅ", "1", "１", "¹", ";", "\u{37E}", "-", "東", "か",
]

/// What is set off in a row is found without turning it away first.
@Test(arguments: [Folding.full, .accents, .none], [wide, accented])
func `no row that answers is turned away`(folding: Folding, alphabet: [String]) {
    var random = SeededGenerator(seed: 31)
    func text(upTo count: Int) -> String {
        (0...random.below(count)).map { _ in alphabet[random.below(alphabet.count)] }.joined()
    }
    var rules = MatchRules()
    rules.folding = folding
    var answers = 0
    for _ in 0..<3000 {
        let (row, query) = (text(upTo: 24), text(upTo: 3))
        rules.casing = [.smart, .ignore, .respect][random.below(3)]
        let prefilter = Prefilter(Query(query, rules: rules).terms, folding: folding)
        var matcher = Matcher(Query(query, rules: rules))
        let bytes = ContiguousArray(row.utf8)
        guard !matcher.highlights(in: Array(bytes)).isEmpty, !bytes.allSatisfy({ $0 < 0x80 }) else { continue }
        answers += 1
        let isAdmitted = prefilter.admits(ByteSet(of: bytes.span), bytes.span) && prefilter.admits(nonASCII: bytes.span)
        #expect(isAdmitted, "\(query) in \(row)")
    }
    #expect(answers > 100)
}
