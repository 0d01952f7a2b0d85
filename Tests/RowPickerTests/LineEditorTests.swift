import TestSupport
import Testing

@testable import RowPicker

@Suite struct LineEditorTests {
    @Test(
        arguments: [
            ("ab|c", .insert("x"), "abx|c"), ("|", .insert("関東"), "関東|"),
            ("|", .insert("a\tb\u{7}\u{1B}c\n"), "a bc |"),
            ("e|x", .insert("\u{301}"), "e\u{301}|x"), ("🇯|", .insert("🇵"), "🇯🇵|"), ("👨|", .insert("\u{200D}👧"), "👨‍👧|"),
            ("ab|c", .moveBackward, "a|bc"), ("|ab", .moveBackward, "|ab"), ("a👨‍👩‍👧|", .moveBackward, "a|👨‍👩‍👧"),
            ("ab|c", .moveForward, "abc|"), ("ab|", .moveForward, "ab|"), ("|e\u{301}x", .moveForward, "e\u{301}|x"),
            ("|🇯🇵🇩🇪", .moveForward, "🇯🇵|🇩🇪"),
            ("ab|c", .moveToStart, "|abc"), ("a|bc", .moveToEnd, "abc|"),
            ("foo bar|", .moveBackwardWord, "foo |bar"), ("foo |bar", .moveBackwardWord, "|foo bar"),
            ("foo-ba|r", .moveBackwardWord, "foo-|bar"), ("関東 信越|", .moveBackwardWord, "関東 |信越"),
            ("  |", .moveBackwardWord, "|  "), ("|foo bar", .moveForwardWord, "foo| bar"),
            ("foo| bar", .moveForwardWord, "foo bar|"), ("f|oo-bar", .moveForwardWord, "foo|-bar"),
            ("a|  ", .moveForwardWord, "a  |"),
            ("ab|c", .deleteBackward, "a|c"), ("|ab", .deleteBackward, "|ab"), ("e\u{301}|x", .deleteBackward, "|x"),
            ("한\u{1112}\u{1161}\u{11AB}|", .deleteBackward, "한|"), ("aक्षि|", .deleteBackward, "a|"),
            ("aนี่|", .deleteBackward, "a|"), ("🇯🇵🇩🇪|", .deleteBackward, "🇯🇵|"), ("👨‍👩‍👧|x", .deleteBackward, "|x"),
            ("ab|c", .deleteForward, "ab|"), ("ab|", .deleteForward, "ab|"), ("|👨‍👩‍👧x", .deleteForward, "|x"),
            ("a|e\u{301}x", .deleteForward, "a|x"),
            ("ab|c", .killToStart, "|c"), ("|abc", .killToStart, "|abc"),
            ("foo.bar|", .killWordBackward, "foo.|"), ("foo bar  |x", .killWordBackward, "foo |x"),
            ("foo.bar|", .killBlankWordBackward, "|"), ("foo bar.baz  |", .killBlankWordBackward, "foo |"),
            ("   |", .killBlankWordBackward, "|"),
            ("a|b c", .killWordForward, "a| c"), ("a| b c", .killWordForward, "a| c"), ("a|", .killWordForward, "a|"),
            ("a|b c", .killToEnd, "a|"), ("ab|", .killToEnd, "ab|"),
            ("ab|c", .yank, "ab|c"),
        ] as [(String, Edit, String)])
    func `an edit changes the line as a shell's does, by whole characters`(before: String, edit: Edit, after: String) {
        var line = LineEditor(drawn: before)
        line.edit(edit)
        #expect(line.drawn == after)
    }

    @Test(
        arguments: [
            ("foo bar|", [.killWordBackward, .moveToStart, .yank], "bar|foo "),
            ("foo b|ar", [.killToStart, .yank, .yank], "foo bfoo b|ar"),
            ("fo|o bar", [.killToEnd, .yank, .moveToStart, .yank], "o bar|foo bar"),
            ("a b|", [.killBlankWordBackward, .killWordForward, .yank], "a b|"),
            ("|a b", [.killWordForward, .deleteForward, .yank], "a|b"),
        ] as [(String, [Edit], String)])
    func `what was killed last can be put back`(before: String, edits: [Edit], after: String) {
        var line = LineEditor(drawn: before)
        for edit in edits { line.edit(edit) }
        #expect(line.drawn == after)
    }

    @Test func `a line begins with the cursor after its text`() {
        #expect(LineEditor("ab").drawn == "ab|")
        #expect(LineEditor().isEmpty)
    }

    @Test(arguments: ["x", "é", "関", "👨‍👩‍👧"])
    func `a line takes so many bytes and no more, in whole characters`(character: String) {
        let most = LineEditor.longest / character.utf8.count
        let text = String(repeating: character, count: most)
        var line = LineEditor()
        #expect(!hasRoom(&line, .insert(text + character + "y")))
        #expect(line.text == text)
        #expect(!hasRoom(&line, .insert(character)))
        #expect(line.text == text)
        #expect(hasRoom(&line, .deleteBackward))
        #expect(hasRoom(&line, .insert(character)))
        #expect(hasRoom(&line, .killToStart))
        #expect(hasRoom(&line, .yank))
        #expect(!hasRoom(&line, .yank))
        #expect(!hasRoom(&line, .replace(text + character)))
        #expect(line.text == text)
    }

    @Test func `a line that begins longer stays so, and takes no more`() {
        let text = String(repeating: "x", count: LineEditor.longest + 10)
        var line = LineEditor(text)
        #expect(!hasRoom(&line, .insert("y")))
        #expect(line.text == text)
        #expect(hasRoom(&line, .deleteBackward))
        #expect(line.characters.count == text.count - 1)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `after any edits the line is made of whole characters, and the cursor is between them`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let texts = ["a", " ", ".", "e\u{301}", "\u{301}", "🇯", "🇵", "👨", "\u{200D}", "👧", "ᄀ", "ᅡ", "\u{FE0F}", "関"]
        let edits: [Edit] =
            [
                .moveBackward, .moveForward, .moveToStart, .moveToEnd, .moveBackwardWord, .moveForwardWord,
                .deleteBackward, .deleteForward, .killToStart, .killWordBackward, .killBlankWordBackward,
                .killWordForward, .yank,
            ] + texts.flatMap { [.insert($0), .insert($0)] }
        var line = LineEditor()
        for _ in 0..<200 {
            line.edit(edits.randomElement(using: &random) ?? .yank)
            #expect((0...line.characters.count).contains(line.cursor))
            #expect(line.characters == Array(line.text))
        }
    }
}

private func hasRoom(_ line: inout LineEditor, _ edit: Edit) -> Bool {
    line.edit(edit)
}

extension LineEditor {
    /// A line as `drawn` shows it.
    fileprivate init(drawn: String) {
        let parts = drawn.split(separator: "|", omittingEmptySubsequences: false)
        self.init(parts.joined())
        for _ in parts[1] { edit(.moveBackward) }
    }

    /// The text, with a bar where the cursor is.
    fileprivate var drawn: String {
        String(characters[..<cursor]) + "|" + String(characters[cursor...])
    }
}
