import Testing

@testable import RowOptions

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 2), ("abc", "ab", 1),
        ("abc", "xabc", 1), ("abc", "acb", 1), ("kitten", "sitting", 5), ("ab", "ba", 1), ("abcd", "badc", 2),
        ("ca", "abc", 3),
    ])
    func `the distance counts letters put in, taken out and swapped, and a changed one twice`(
        first: String, second: String, distance: Int
    ) {
        #expect(NearestName.distance(Array(first), Array(second)) == distance)
        #expect(NearestName.distance(Array(second), Array(first)) == distance)
    }

    @Test(arguments: [
        ("--qury", "--query"), ("--quere", "--query"), ("--pormpt", "--prompt"), ("--print-0", "--print0"),
        ("--no-srot", "--no-sort"), ("--selct1", "--select-1"), ("--colour", "--color"), ("--hepl", "--help"),
        ("--plac", "--placeholder"), ("--delimeter", "--delimiter"),
    ])
    func `a slip finds the name that was meant`(word: String, name: String) {
        #expect(NearestName.name(for: word, among: OptionTable.longNames) == name)
    }

    @Test(arguments: [
        "--", "--zork", "--no", "--map", "--tag", "--null", "--last", "--forget", "--selected", "--no-format",
        "--no-lost",
        "--completely-different",
        String(repeating: "-", count: 100_000),
    ])
    func `a word far from every name is near none`(word: String) {
        #expect(NearestName.name(for: word, among: OptionTable.longNames) == nil)
    }
}
