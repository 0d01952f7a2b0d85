import Testing

@testable import RowMatch

struct QueryTests {
    @Test(arguments: [
        ("fb", ["foo bar", "foobar", "xfxb"]),
        ("'fb", []),
        ("'oo", ["foo bar", "foobar"]),
        ("^foo", ["foo bar", "foobar"]),
        ("bar$", ["foo bar", "foobar"]),
        ("^foobar$", ["foobar"]),
        ("'bar'", ["foo bar"]),
        ("!bar", ["xfxb"]),
        ("!^foo", ["xfxb"]),
        ("!bar$", ["xfxb"]),
        ("!'fb", []),
        ("foo !foobar", ["foo bar"]),
        ("xf | bar", ["foo bar", "foobar", "xfxb"]),
        ("foo\\ bar", ["foo bar"]),
        ("  bar   foo  ", ["foo bar", "foobar"]),
        ("bar | nothing x", []),
    ])
    func `signs say how a word is looked for`(query: String, rows: [String]) {
        #expect(Set(found(query, in: ["foo bar", "foobar", "xfxb"])) == Set(rows))
    }

    @Test(arguments: ["", " ", "'", "^", "!", "^$", "!^", "!'", "' ^"])
    func `signs alone ask for nothing`(text: String) {
        #expect(Query(text, rules: MatchRules()).isEmpty)
    }

    @Test(arguments: ["$", "|", "\\", "''a", "!$", "'''"])
    func `a sign with nothing to apply to is text`(text: String) {
        #expect(!Query(text, rules: MatchRules()).isEmpty)
    }

    @Test(arguments: [("foo", ["foo", "Foo"]), ("Foo", ["Foo"]), ("'fOO", [])])
    func `a capital asks for itself`(query: String, rows: [String]) {
        #expect(found(query, in: ["foo", "Foo"]) == rows)
    }

    @Test func `case is ignored or respected as told`() {
        #expect(found("FOO", in: ["foo"]) { $0.casing = .ignore } == ["foo"])
        #expect(found("foo", in: ["Foo"]) { $0.casing = .respect } == [])
    }

    @Test func `exact rules turn the quote around`() {
        #expect(found("fb", in: ["fxb", "afb"]) { $0.isExact = true } == ["afb"])
        #expect(found("'fb", in: ["fxb"]) { $0.isExact = true } == ["fxb"])
    }

    @Test func `without the syntax signs and blanks are text`() {
        #expect(found("^a b", in: ["^xa b", "a b"]) { $0.isExtended = false } == ["^xa b"])
    }

    @Test(arguments: [
        ("\\^foo", ["^foo"]), ("\\!foo", ["!foo"]), ("\\'foo", ["'foo"]), ("foo\\$", ["foo$"]), ("\\|", ["a|b"]),
        ("!\\^foo", ["!foo", "'foo", "foo$", "a|b"]),
    ])
    func `a backslash makes a sign text`(query: String, rows: [String]) {
        let all = ["^foo", "!foo", "'foo", "foo$", "a|b"]
        #expect(found(query, in: all) { $0.delimiter = [9] } == rows)
        #expect(found(query, in: all) != rows)
    }

    @Test func `blanks part terms only without a backslash before them`() {
        #expect(
            QueryWords(Array(" a\\ b  c\\ ".utf8)).words.map { String(decoding: $0, as: UTF8.self) } == ["a b", "c "])
    }

    @Test func `only what a term asks for gives an order`() {
        #expect(found("!z", in: ["xxxxa", "a"]) == ["xxxxa", "a"])
        #expect(found("a !z", in: ["xxxxa", "a"]) == ["a", "xxxxa"])
    }

    @Test func `queries of the same letters differ if composed differently`() {
        #expect(Query("\u{E9}", rules: Self.literal) != Query("e\u{301}", rules: Self.literal))
    }

    private static let literal: MatchRules = {
        var rules = MatchRules()
        rules.folding = .none
        return rules
    }()
}
