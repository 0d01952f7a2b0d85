/// One line of text and a cursor in it, edited by whole graphemes as readline does.
package struct LineEditor: Equatable, Sendable {
    /// The line, by characters as a person sees them.
    package private(set) var characters: [Character] = []
    /// How many characters stand before the cursor.
    package private(set) var cursor = 0
    /// What was killed last, for `yank`.
    private var killed: [Character] = []

    /// - Parameter text: what stands in the line at first; the cursor is after it.
    package init(_ text: String = "") {
        insert(text)
    }

    /// The line as text.
    package var text: String { String(characters) }

    /// Whether nothing stands in the line.
    package var isEmpty: Bool { characters.isEmpty }

    /// Makes one change; one that cannot be made, such as deleting before the start, changes nothing.
    ///
    /// - Returns: false where the line is full, and only a part of what was to be put in has found room.
    @discardableResult
    package mutating func edit(_ edit: Edit) -> Bool {
        switch edit {
        case .insert(let text): return put(text)
        case .replace(let text): return replace(text)
        case .yank: return put(String(killed))
        case .moveBackward: cursor = max(0, cursor - 1)
        case .moveForward: cursor = min(characters.count, cursor + 1)
        case .moveToStart: cursor = 0
        case .moveToEnd: cursor = characters.count
        case .moveBackwardWord: cursor = wordStart()
        case .moveForwardWord: cursor = wordEnd()
        case .deleteBackward: delete(max(0, cursor - 1)..<cursor)
        case .deleteForward: delete(cursor..<min(characters.count, cursor + 1))
        case .killToStart: kill(0..<cursor)
        case .killWordBackward: kill(wordStart()..<cursor)
        case .killBlankWordBackward: kill(blankWordStart()..<cursor)
        case .killWordForward: kill(cursor..<wordEnd())
        case .killToEnd: kill(cursor..<characters.count)
        }
        return true
    }

    /// Puts in as much of a text as there is room for.
    private mutating func put(_ text: String) -> Bool {
        let room = max(0, Self.longest - self.text.utf8.count)
        guard text.utf8.count > room else {
            insert(text)
            return true
        }
        insert(text.beginning(upTo: room))
        return false
    }

    /// Puts text in at the cursor. Tabs and line ends become blanks, so that what they parted does not become one word;
    /// other control characters are dropped, for nothing sensible can be searched by them.
    ///
    /// The line is cut into characters anew, so that a combining mark joins the letter typed before it.
    private mutating func insert(_ text: String) {
        let parted = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        let printable = parted.unicodeScalars.filter { $0.properties.generalCategory != .control }
        let before = String(characters[..<cursor]) + String(String.UnicodeScalarView(printable))
        characters = Array(before + String(characters[cursor...]))
        cursor = min(before.count, characters.count)
    }

    private mutating func replace(_ text: String) -> Bool {
        characters = []
        cursor = 0
        return put(text)
    }

    private mutating func delete(_ range: Range<Int>) {
        characters.removeSubrange(range)
        cursor = range.lowerBound
        characters = Array(text)
        cursor = min(cursor, characters.count)
    }

    private mutating func kill(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        killed = Array(characters[range])
        delete(range)
    }

    private func wordStart() -> Int {
        let end = characters[..<cursor].lastIndex(where: \.isPartOfWord).map { $0 + 1 } ?? 0
        return characters[..<end].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
    }

    private func wordEnd() -> Int {
        let start = characters[cursor...].firstIndex(where: \.isPartOfWord) ?? characters.count
        return characters[start...].firstIndex { !$0.isPartOfWord } ?? characters.count
    }

    private func blankWordStart() -> Int {
        let end = characters[..<cursor].lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
        return characters[..<end].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
    }
}

extension LineEditor {
    /// Bytes that a line takes by typing and pasting: more than anybody searches for, and few enough for a key to be
    /// answered within a frame, for each is a new search for all of them.
    package static let longest = 16 * 1024
}

extension String {
    /// As many of the first characters as have room in so many bytes.
    fileprivate func beginning(upTo bytes: Int) -> String {
        var room = bytes
        return String(
            prefix { character in
                room -= character.utf8.count
                return room >= 0
            })
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
