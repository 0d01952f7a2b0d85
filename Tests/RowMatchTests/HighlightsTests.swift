import TestSupport
import Testing

@testable import RowMatch

struct HighlightsTests {
    @Test(arguments: [
        ("sm", "«s»rc/«m»ain"),
        ("src", "«src»/scratch"),
        ("fb", "xfoo_bar «f»oo-«b»ar"),
        ("'ar", "foo_b«ar» car"),
        ("car$", "foo_bar «car»"),
        ("^foo car", "«foo»_bar «car»"),
        ("'bar'", "crowbar «bar»"),
        ("b !z", "foo_«b»ar"),
        ("z | foo", "«foo»"),
        ("nothing", "foo"),
        ("!z", "foo"),
        ("", "foo"),
    ])
    func `what a term was found in is set off`(query: String, wanted: String) {
        let row = String(wanted.filter { $0 != "«" && $0 != "»" })
        #expect(marked(query, in: row) == wanted)
    }

    @Test func `a character goes with its marks`() {
        #expect(marked("e", in: "cafe\u{301}s") == "caf«e\u{301}»s")
        #expect(marked("が", in: "かか\u{3099}か") == "か«か\u{3099}»か")
        #expect(marked("x", in: "ax\u{302}b") { $0.folding = .accents } == "a«x\u{302}»b")
    }

    @Test func `terms that touch are set off as one`() {
        #expect(marked("'foo 'bar", in: "xfoobar") == "x«foobar»")
        #expect(marked("'foo 'oob", in: "xfoobar") == "x«foob»ar")
    }

    @Test func `a field's edge is set off there`() {
        #expect(marked("^to", in: "13\tTokyo\tTo") { $0.delimiter = [9] } == "13\t«To»kyo\tTo")
    }

    @Test func `a row that is there for its code has that set off`() {
        #expect(marked("!b", in: "!b\tbang") { $0.delimiter = [9] } == "«!b»\tbang")
    }

    @Test func `bytes that are no UTF-8 are passed over whole`() {
        var matcher = Matcher(Query("b", rules: MatchRules()))
        #expect(matcher.highlights(in: [0xFF, 0xC3, 0x62, 0x80]) == [2..<3])
    }

    @Test func `a very long row is set off where the quick way finds it`() {
        let long = String(repeating: "x", count: 60_000)
        #expect(marked("abc", in: "a\(long)abc") == "a\(long)«abc»")
    }

    @Test(arguments: ["ab", "aBc", "'abc", "^ab", "ab | cd", "!zz ab", "'ab 'bc cab", "'ab'", "ab zz", "^a 'c !'b b"])
    func `a very long row is set off alike whether or not it is ASCII`(query: String) {
        var random = SeededGenerator(seed: UInt64(query.utf8.count))
        for _ in 0..<4 {
            let letters = Array("abcABC    _/\t".utf8)
            let row = (0..<120_000).map { _ in letters[random.below(letters.count)] }
            var rules = MatchRules()
            rules.delimiter = [9]
            var matcher = Matcher(Query(query, rules: rules))
            let plain = matcher.highlights(in: row)
            #expect(plain == matcher.highlights(in: row + Array(" é".utf8)))
            #expect(!plain.isEmpty || query.contains("zz") || query.hasPrefix("^"))
        }
    }
}
