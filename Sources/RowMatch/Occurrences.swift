/// Where each character of a pattern occurs in a stretch of text, as bits.
///
/// Sixty-four places a word, some words a character; the memory is kept from line to line.
struct Occurrences {
    /// The stretch: from the first chance for the first character to the last for the last.
    private(set) var part = 0..<0
    private var words: ContiguousArray<UInt64> = []
    private var wordsPerCharacter = 0

    /// Looks for the pattern's characters in order.
    ///
    /// - Returns: whether they are all there; if not, the rest of the state means nothing.
    mutating func find<Unit: TextUnit>(
        _ pattern: Span<Unit>, in text: Span<Unit>, ignoringCase: Bool
    ) -> Bool {
        guard let part = stretch(of: pattern, in: text, ignoringCase: ignoringCase) else { return false }
        self.part = part
        wordsPerCharacter = (part.count + 63) / 64
        let needed = wordsPerCharacter * pattern.count
        if words.count < needed {
            words.append(contentsOf: repeatElement(0, count: needed - words.count))
        }
        for character in pattern.indices {
            mark(pattern[character], in: text, ignoringCase: ignoringCase, from: character * wordsPerCharacter)
        }
        return true
    }

    /// The first occurrence of a character at or after a place counted from the stretch's start.
    @inline(__always)
    func next(of character: Int, from place: Int) -> Int? {
        guard place < part.count else { return nil }
        var index = place >> 6
        var word = words[character * wordsPerCharacter + index] & (~0 << UInt64(place & 63))
        while word == 0 {
            index += 1
            guard index < wordsPerCharacter else { return nil }
            word = words[character * wordsPerCharacter + index]
        }
        return index << 6 + word.trailingZeroBitCount
    }

    private func stretch<Unit: TextUnit>(
        of pattern: Span<Unit>, in text: Span<Unit>, ignoringCase: Bool
    ) -> Range<Int>? {
        var next = 0
        var start = 0
        for character in pattern.indices {
            let index = place(of: pattern[character], in: text, from: next, ignoringCase: ignoringCase)
            guard index < text.count else { return nil }
            start = character == 0 ? index : start
            next = index + 1
        }
        return start..<end(of: pattern[pattern.count - 1], in: text, ignoringCase: ignoringCase)
    }

    /// The first occurrence of a character from a place on; the end of the text if there is none.
    private func place<Unit: TextUnit>(
        of unit: Unit, in text: Span<Unit>, from start: Int, ignoringCase: Bool
    ) -> Int {
        for index in start..<text.count where text[index].folded(ignoringCase: ignoringCase) == unit {
            return index
        }
        return text.count
    }

    /// Just after the last occurrence of a character that occurs.
    private func end<Unit: TextUnit>(of unit: Unit, in text: Span<Unit>, ignoringCase: Bool) -> Int {
        var end = text.count
        while text[end - 1].folded(ignoringCase: ignoringCase) != unit {
            end -= 1
        }
        return end
    }

    private mutating func mark<Unit: TextUnit>(
        _ unit: Unit, in text: Span<Unit>, ignoringCase: Bool, from first: Int
    ) {
        for index in 0..<wordsPerCharacter {
            let start = part.lowerBound + index << 6
            var word: UInt64 = 0
            for place in start..<min(start + 64, part.upperBound)
            where text[place].folded(ignoringCase: ignoringCase) == unit {
                word |= 1 << UInt64(place - start)
            }
            words[first + index] = word
        }
    }
}
