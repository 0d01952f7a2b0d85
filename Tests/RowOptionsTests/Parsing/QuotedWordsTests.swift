import Testing

@testable import RowOptions

@Suite struct QuotedWordsTests {
    @Test(arguments: [
        ("", []), (" \t\n ", []), ("a", ["a"]), (" a  b\tc\n", ["a", "b", "c"]),
        ("'a b' c", ["a b", "c"]), (#""a b"c"#, ["a bc"]), (#"a'b "c'd"#, [#"ab "cd"#]), ("'' \"\"", ["", ""]),
        (#"a\ b\\ \'"#, [#"a b\"#, "'"]), (#""a\"b\\c\d""#, [#"a"b\c\d"#]), (#"'a\'"#, [#"a\"#]), (#"a\"#, [#"a\"#]),
        ("--title=地域　選択 x", ["--title=地域　選択", "x"]),
    ])
    func `a text is cut into words as a shell does it`(text: String, words: [String]) {
        let quoted = QuotedWords(text)
        #expect(quoted.words.map { String(decoding: $0, as: UTF8.self) } == words)
        #expect(!quoted.endsInQuotes)
    }

    @Test(arguments: [
        ("a 'b c", ["a", "b c"]), ("a \"b", ["a", "b"]), ("a b'", ["a", "b"]), (#"a "b\""#, ["a", #"b""#]),
    ])
    func `a word whose quotes are not closed goes on to the end, and is told of`(text: String, words: [String]) {
        let quoted = QuotedWords(text)
        #expect(quoted.words.map { String(decoding: $0, as: UTF8.self) } == words)
        #expect(quoted.endsInQuotes)
    }
}
