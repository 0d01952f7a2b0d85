import RowStore
import RowText
import Testing

@testable import RowMatch

struct MatcherTests {
    private static func fields(_ rules: inout MatchRules) {
        rules.delimiter = [UInt8(ascii: "\t")]
    }

    @Test func `the row whose code is the query comes first, then codes that begin with it`() {
        let rows = ["USA\tjp jp", "JPY\tYen", "jp\tJapan", "XX\tjp"]
        #expect(found("jp", in: rows, Self.fields) == ["jp\tJapan", "JPY\tYen", "XX\tjp", "USA\tjp jp"])
    }

    @Test func `a code is found as typed, whatever its signs mean`() {
        let rows = ["^a\tcaret", "!b\tbang", "^ab\tmore", "a\tplain"]
        #expect(found("^a", in: rows, Self.fields).prefix(2) == ["^a\tcaret", "^ab\tmore"])
        #expect(found("!b", in: rows, Self.fields).first == "!b\tbang")
    }

    @Test func `a code that only begins alike is no answer by itself`() {
        #expect(found("JP", in: ["jpy\tYen"], Self.fields) == [])
        #expect(found("JP", in: ["jp\tJapan"], Self.fields) == ["jp\tJapan"])
    }

    @Test func `a code is compared folded`() {
        #expect(found("カ", in: ["xx\tか", "か\tよこ", "ｶﾞ\tx", "ｶ\tx"], Self.fields).prefix(2) == ["ｶ\tx", "か\tよこ"])
        #expect(found("e", in: ["xe\te", "é\tx"], Self.fields).first == "é\tx")
    }

    @Test func `a row of one field has no code`() {
        #expect(found("ab", in: ["x ab", "ab abc", "abc"], Self.fields) == ["abc", "x ab", "ab abc"])
    }

    @Test func `codes count for nothing in fzf's guise or unsorted`() {
        let rows = ["USA\tjp", "jp and much more\tJapan"]
        #expect(found("jp", in: rows).first == "USA\tjp")
        #expect(
            found("jp", in: rows) {
                Self.fields(&$0); $0.isSorted = false
            } == rows)
    }

    @Test(arguments: [("^tokyo", true), ("13$", true), ("^tokyo$", true), ("^okyo", false), ("!^tokyo", false)])
    func `edges are those of every field`(query: String, isFound: Bool) {
        #expect(!found(query, in: ["13\tTokyo\tKanto"], Self.fields).isEmpty == isFound)
        #expect(found("^tokyo", in: ["13\tTokyo"]).isEmpty)
    }

    @Test func `a match at a field's edge is worth one at the line's`() {
        let rows = ["x;Tokyo", "Tokyo;x", "xTokyo;"]
        #expect(found("^tokyo", in: rows) { $0.delimiter = [0x3B] } == ["x;Tokyo", "Tokyo;x"])
    }

    @Test func `a field's edges are found where rows are not ASCII`() {
        #expect(found("^東京$", in: ["13\t東京\tトウキョウ"], Self.fields).count == 1)
        #expect(found("^京", in: ["13\t東京\tトウキョウ"], Self.fields).isEmpty)
        #expect(found("京$", in: ["13\t東京\tトウキョウ"], Self.fields).count == 1)
    }

    @Test(arguments: ["\u{E9}", "e\u{301}"], ["caf\u{E9}", "cafe\u{301}"])
    func `composed and decomposed letters find each other`(query: String, row: String) {
        #expect(found(query, in: [row]) == [row])
        #expect(found("'cafe$", in: [row]) == [row])
    }

    @Test(arguments: ["カタカナ", "かたかな", "ｶﾀｶﾅ"], ["カタカナ", "かたかな", "ｶﾀｶﾅ"])
    func `kana find each other whatever their shape`(query: String, row: String) {
        #expect(found("'" + query, in: [row]) == [row])
        #expect(found("'" + query, in: [row]) { $0.folding = .none } == (query == row ? [row] : []))
    }

    @Test func `case is no letter's alone`() {
        #expect(found("ⓐ", in: ["Ⓐ"]) == ["Ⓐ"])
        #expect(found("ж", in: ["Ж"]) == ["Ж"])
        #expect(found("ⓐ", in: ["Ⓐ"]) { $0.folding = .accents } == [])
    }

    @Test func `a scheme for history weighs all beginnings alike`() {
        #expect(found("b", in: ["a/b", "a b"]) == ["a b", "a/b"])
        #expect(found("b", in: ["a/b", "a b"]) { $0.scheme = .history } == ["a/b", "a b"])
        #expect(found("b", in: ["bbb", "b"]) { $0.tiebreak = .arrival } == ["bbb", "b"])
    }

    @Test func `rows come by score, then length, then arrival`() {
        #expect(found("ab", in: ["xab", "a b", "ab long", "ab", "ab"]) == ["ab", "ab", "ab long", "a b", "xab"])
    }

    @Test func `unsorted rows come as they arrived, or the last first`() {
        let rows = ["xxa", "a", "b", "xa"]
        #expect(found("a", in: rows) { $0.isSorted = false } == ["xxa", "a", "xa"])
        #expect(
            found("a", in: rows) {
                $0.isSorted = false; $0.isReversed = true
            } == ["xa", "a", "xxa"])
        #expect(found("a", in: ["a", "b", "a "]) { $0.isReversed = true } == ["a ", "a"])
    }

    @Test func `only the rows asked for are tried`() throws {
        let chunk = try #require(sealed(["a", "a", "a", "a"]))
        var matcher = Matcher(Query("a", rules: MatchRules()))
        var ranked: ContiguousArray<Ranked> = []
        matcher.match(chunk, 1..<3, into: &ranked)
        #expect(ranked.map(\.row.index) == [1, 2])
    }

    /// Rows are found by their bytes where that is enough, and highlighted by their characters: two ways, one answer.
    @Test(arguments: [Folding.none, .accents, .full])
    func `a row is found just when something in it is highlighted`(folding: Folding) throws {
        var makeRow = RandomRows(seed: 31)
        let rows = (0..<400).map { _ in makeRow.next(length: 0..<12) }
        let chunk = try #require(sealed(rows))
        var queries = RandomQuery(seed: 32, rows: rows)
        for _ in 0..<150 {
            var rules = MatchRules()
            rules.folding = folding
            let query = Query(queries.next(), rules: rules)
            guard !query.isEmpty, !query.terms.list.contains(where: \.isInverse) else { continue }
            var matcher = Matcher(query)
            var ranked: ContiguousArray<Ranked> = []
            matcher.match(chunk, 0..<chunk.count, into: &ranked)
            let lit = rows.indices.filter { !matcher.highlights(in: Array(rows[$0].utf8)).isEmpty }
            #expect(ranked.map(\.row.index) == lit)
        }
    }

    @Test func `long rows and long queries neither trap nor take long`() {
        let long = String(repeating: "x", count: 2_000_000)
        #expect(found("start end", in: ["start \(long) end", "short"]).count == 1)
        #expect(found("'end$ é", in: ["start é \(long) end", "short"]).count == 1)
        let query = String(repeating: "ab", count: 5_000)
        #expect(found(query, in: [query, "ab"]) == [query])
        #expect(found(String(repeating: "a ", count: 5_000), in: ["a", "b"]) == ["a"])
        #expect(marked("end", in: "\(long) end") == "\(long) «end»")
    }
}
