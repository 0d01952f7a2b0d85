import TestSupport
import Testing

@testable import RowText

/// The rows with each change of style in braces where it takes hold.
private func marked(_ rows: String) -> String {
    let styled = StyledText(ContiguousArray(rows.utf8))
    var bytes: [UInt8] = []
    var copied = 0
    var start = 0
    for (place, end) in zip(styled.places, styled.ends) {
        bytes += styled.text[copied..<Int(place)] + Array("{".utf8) + styled.parameters[start..<Int(end)]
        bytes.append(UInt8(ascii: "}"))
        copied = Int(place)
        start = Int(end)
    }
    return String(decoding: bytes + styled.text[copied...], as: UTF8.self)
}

@Suite struct StyledTextTests {
    @Test(arguments: [
        ("plain\n", "plain\n"),
        ("a\u{1B}[31mred\u{1B}[0m\nb\n", "a{31}red{0}\nb\n"),
        ("\u{1B}[m\u{1B}[1;4mx\n", "{}{1;4}x\n"),
        ("\u{1B}[38;2;1;2;3ma\u{1B}[38:2::1:2:3mb\n", "{38;2;1;2;3}a{38:2::1:2:3}b\n"),
    ])
    func `changes of style are kept beside the text, each with its place`(rows: String, expected: String) {
        #expect(marked(rows) == expected)
    }

    @Test(arguments: [
        ("a\u{1B}[?7lb", "ab"), ("a\u{1B}[2Kb\u{1B}[200~c", "abc"), ("a\u{1B}[4 qb\u{1B}[!pc", "abc"),
        ("a\u{1B}[>4;1mb\u{1B}[1 mc", "abc"),
        ("c\u{1B}]133;A\u{7}d", "cd"), ("\u{1B}]8;;https://example.org\u{1B}\\link\u{1B}]8;;\u{1B}\\ on", "link on"),
        ("a\u{1B}]0;あ\u{7}b", "ab"),
        ("a\u{1B}Pq#0;1\u{1B}\\b\u{1B}_Gx\u{1B}\\c\u{1B}^y\u{1B}\\d\u{1B}Xz\u{1B}\\e", "abcde"),
        ("e\u{1B}(0f\u{1B}#8g\u{1B}%Gh", "efgh"), ("a\u{1B}7b\u{1B}=c\u{1B}cd", "abcd"), ("a\u{E}b\u{F}c", "abc"),
    ])
    func `other sequences are dropped, and strings with what they hold`(row: String, text: String) {
        #expect(marked(row + "\n") == text + "\n")
    }

    @Test(arguments: [
        ("g\u{1B}[\nj\n", "g\nj\n"), ("j\u{1B}]0;unterminated\nk\u{7} after\n", "j0;unterminated\nk\u{7} after\n"),
        ("a\u{1B}[1;2;\nm\n", "a1;2;\nm\n"), ("a\u{1B}[31\u{1B}[32mb\n", "a31{32}b\n"), ("a\u{1B}(\n0\n", "a\n0\n"),
        ("a\u{1B}[31あb\n", "a31あb\n"), ("a\u{1B}Pq\0\u{1B}\\b\0", "aq\0b\0"),
        ("a\u{1B}]0;x\u{1B}[31mb\u{7}\n", "a0;x{31}b\u{7}\n"),
    ])
    func `what breaks off takes no text with it, and nothing of the next row`(rows: String, expected: String) {
        #expect(marked(rows) == expected)
    }

    @Test(arguments: ["a\u{1B}\nb\n", "a\u{1B}あ\n", "\u{1B}\u{1}b\n"])
    func `an escape that begins nothing stays, to be shown as any control`(rows: String) {
        #expect(marked(rows) == rows)
    }

    @Test func `of two escapes the second may begin a sequence`() {
        #expect(marked("a\u{1B}\u{1B}[31mb\n") == "a\u{1B}{31}b\n")
    }

    @Test(arguments: [
        ("N\u{8}NA\u{8}A\n", "NA\n"), ("_\u{8}あ_\u{8}い\n", "あい\n"), ("あ\u{8}a\n", "a\n"),
        ("e\u{301}\u{8}x\n", "ex\n"), ("\u{8}x\n", "\u{8}x\n"), ("x\n\u{8}\n", "x\n\u{8}\n"),
        ("ab\u{8}\u{8}\n", "a\u{8}\n"), ("x\u{8}\u{8}\u{8}\n", "\n"), ("a\u{1B}[1m\u{8}b\n", "a{1}\u{8}b\n"),
    ])
    func `a character that a backspace follows is dropped with it`(rows: String, expected: String) {
        #expect(marked(rows) == expected)
    }

    @Test func `what is no style is none, however long it is`() {
        #expect(marked("a\u{1B}[" + String(repeating: "1", count: 300) + "mb\n") == "ab\n")
    }

    @Test func `line ends stay in any rows, and places are in order and inside`() {
        var random = SeededGenerator(seed: 5)
        let pieces = ["\u{1B}", "[", "]", "m", "0", ";", "\u{7}", "\\", "(", "P", "x", "あ", "\u{8}", "\n", "\u{1B}[1m"]
        for _ in 0..<3_000 {
            let rows = (0..<random.below(24)).map { _ in pieces[random.below(pieces.count)] }.joined() + "\n"
            let styled = StyledText(ContiguousArray(rows.utf8))
            #expect(styled.text.count { $0 == 0x0A } == rows.utf8.count { $0 == 0x0A })
            #expect(styled.places == ContiguousArray(styled.places.sorted()))
            #expect(styled.places.allSatisfy { Int($0) < styled.text.count })
            #expect(styled.ends.last.map { Int($0) } ?? 0 == styled.parameters.count)
        }
    }
}
