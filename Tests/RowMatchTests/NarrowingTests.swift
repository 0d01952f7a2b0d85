import RowStore
import RowText
import TestSupport
import Testing

@testable import RowMatch

struct NarrowingTests {
    private static func narrows(_ earlier: String, _ later: String, _ change: (inout MatchRules) -> Void = { _ in })
        -> Bool
    {
        var rules = MatchRules()
        change(&rules)
        return Query(later, rules: rules).narrows(Query(earlier, rules: rules))
    }

    @Test(arguments: [
        ("a", "ab"), ("a", "ba"), ("ac", "abc"), ("a", "a b"), ("a ", "a b"), ("a b", "ax b"), ("a", "aB"), ("A", "AB"),
        ("'a", "'ab"), ("'a", "'ba"), ("'a", "'a'"), ("a", "'ab"), ("^a", "^ab"), ("^a", "^ab$"), ("b$", "ab$"),
        ("b$", "^ab$"), ("a", "a$"), ("a", "^a"), ("a", "a !b"), ("!ab", "!a"), ("a | b", "a | bc"), ("a | b", "b"),
        ("a", "a |"), ("日", "日本"), ("e", "é"), ("e", "e\u{301}"), ("か", "カ"),
    ])
    func `a query narrows one that its terms follow from`(earlier: String, later: String) {
        #expect(Self.narrows(earlier, later))
    }

    @Test(arguments: [
        ("", "a"), ("ab", "a"), ("ab", "ba"), ("A", "a"), ("a", "A"), ("a", "a | b"), ("a | b", "a | b | c"),
        ("!a", "!ab"),
        ("a$", "a$b"), ("a$", "ab$"), ("^a", "^ba"), ("'ab'", "'abc'"), ("'a'", "'a'b"), ("^a$", "^ab$"),
        ("'ab", "ab"), ("é", "e"), ("a", "!a"), ("!a", "a"), ("か\u{3099}", "か"),
    ])
    func `a query does not narrow one that its terms do not follow from`(earlier: String, later: String) {
        #expect(!Self.narrows(earlier, later))
    }

    @Test func `other rules are another matter`() {
        var rules = MatchRules()
        rules.isExact = true
        #expect(!Query("ab", rules: rules).narrows(Query("a", rules: MatchRules())))
    }

    @Test func `where codes count, the query as typed has to go on`() {
        #expect(Self.narrows("a", "ab") { $0.delimiter = [0x09] })
        #expect(Self.narrows("A", "AB") { $0.delimiter = [0x09] })
        #expect(!Self.narrows("a", "ba") { $0.delimiter = [0x09] })
        #expect(!Self.narrows("!ab", "!a") { $0.delimiter = [0x09] })
        #expect(
            Self.narrows("a", "ba") {
                $0.delimiter = [0x09]; $0.isSorted = false
            })
    }

    /// Every row that a narrower query finds was found by the wider one, or begins with it as a code.
    @Test(arguments: 0..<12 as Range<UInt64>)
    func `a query that narrows another finds none but its survivors`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var rows = RandomRows(seed: seed)
        let texts = (0..<300).map { number in
            (random.oneIn(2) ? "\(rows.next(length: 0..<4))\t" : "") + rows.next(length: 0..<14)
        }
        let chunk = try #require(sealed(texts))
        var queries = RandomQuery(seed: seed, rows: texts)
        var proven = 0
        for _ in 0..<400 {
            var rules = MatchRules()
            rules.delimiter = random.oneIn(2) ? [0x09] : nil
            rules.isExact = random.oneIn(5)
            rules.isExtended = !random.oneIn(6)
            rules.casing = [.smart, .smart, .ignore, .respect].randomElement(using: &random) ?? .smart
            rules.folding = [.full, .accents, .none].randomElement(using: &random) ?? .full
            let (earlier, later) = Self.twoTexts(&queries, &random)
            let (wide, narrow) = (Query(earlier, rules: rules), Query(later, rules: rules))
            guard narrow.narrows(wide) else { continue }
            proven += 1
            let left = Self.survivors(of: wide, in: chunk)
            #expect(Self.survivors(of: narrow, in: chunk).isSubset(of: left), "\(earlier) → \(later) by \(rules)")
        }
        #expect(proven > 50)
    }

    /// A query, and one that came of it by typing, or has nothing to do with it.
    private static func twoTexts(_ queries: inout RandomQuery, _ random: inout SeededGenerator) -> (String, String) {
        let text = queries.next()
        switch random.below(4) {
        case 0: return (text, text + " " + queries.next())
        case 1: return (text, queries.next())
        case _: return (String(text.unicodeScalars.prefix(random.below(text.unicodeScalars.count + 1))), text)
        }
    }

    private static func survivors(of query: Query, in chunk: Chunk) -> Set<Int> {
        var matcher = Matcher(query)
        var harvest = Harvest(mostInOrder: 3)
        matcher.match(chunk, 0..<chunk.count, through: Sieve(), into: &harvest)
        var sieve = Sieve()
        harvest.narrow(&sieve)
        return Set((0..<chunk.count).filter { sieve.count(in: $0..<($0 + 1)) == 1 })
    }

    /// What `TermNeed` takes for granted, of all characters there are.
    @Test(arguments: [Folding.none, .accents, .full])
    func `folding what is folded in part gives what folding at once gives`(folding: Folding) {
        for value in 0..<0x11_0000 as Range<UInt32> {
            let lower = Folding.lowercased(value)
            let plain = folding.plain(value)
            let isCapital = plain &- 0x41 < 26
            guard lower == Folding.lowercased(lower), plain == folding.plain(plain),
                folding.plain(lower) == folding.plain(folding.plain(lower)),
                isCapital || folding.plain(lower) == folding.plain(Folding.lowercased(plain))
            else {
                Issue.record("U+\(String(value, radix: 16))")
                continue
            }
        }
    }

    @Test func `what is no capital has no small letter in ASCII or among Han characters and kana`() {
        for value in 0x80..<0x11_0000 as Range<UInt32> where characterClass(of: value) != .upper {
            let small = Folding.accents.plain(Folding.lowercased(value))
            let isPlain = small < 0x80 || 0x2E80..<0xA000 ~= small
            #expect(!isPlain || small == Folding.accents.plain(value), "U+\(String(value, radix: 16))")
        }
    }
}
