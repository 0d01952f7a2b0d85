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

/// What is set off in a row is found without turning it away first.
@Test(arguments: [Folding.full, .accents, .none])
func `no row that answers is turned away`(folding: Folding) {
    var random = SeededGenerator(seed: 31)
    let alphabet = [
        "か", "が", "カ", "ガ", "ｶ", "\u{3099}", "ー", "ｰ", "ヷ", "ゝ", "ヽ", "東", "a", "A", "　", " ", "類", "\u{F9D0}", "丽",
        "\u{2F800}", "（",
    ]
    func text(upTo count: Int) -> String {
        (0...random.below(count)).map { _ in alphabet[random.below(alphabet.count)] }.joined()
    }
    var rules = MatchRules()
    rules.folding = folding
    var answers = 0
    for _ in 0..<1500 {
        let (row, query) = (text(upTo: 8), text(upTo: 3))
        var matcher = Matcher(Query(query, rules: rules))
        guard !matcher.highlights(in: Array(row.utf8)).isEmpty else { continue }
        answers += 1
        #expect(isAdmitted(row, query, folding: folding), "\(query) in \(row)")
    }
    #expect(answers > 100)
}
