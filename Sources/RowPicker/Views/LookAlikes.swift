import RowScreen
import RowText

/// Rows in sight as a person sees them: by what is drawn of them, whatever the weight and the colour.
///
/// Most rows cannot be taken for another one, and then nothing is compared.
struct LookAlikes {
    private struct Seen {
        let index: Int
        /// The bytes of what is drawn.
        let shown: [UInt8]
    }

    private var byLook: [String: [Seen]] = [:]

    /// Takes note of a row of which nothing was cut off.
    ///
    /// - Parameters:
    ///   - room: where it is drawn, a line.
    ///   - shown: the bytes that were to be drawn.
    mutating func note(_ index: Int, on grid: Grid, in room: Rectangle, shown: [UInt8]) {
        byLook[grid.look(of: room), default: []].append(Seen(index: index, shown: shown))
    }

    /// Draws lines, each in its room, and once more and exactly those that would look like others.
    static func tellApart(
        _ lines: [RowLine], on grid: inout Grid, in rooms: [Rectangle], look: RowLook,
        drawing draw: (Int, inout Grid, RowLook) -> RowLine.Sight
    ) {
        var whole: [Int] = []
        var mayBeAlike = false
        for index in lines.indices {
            let sight = draw(index, &grid, look)
            if sight.isWhole { whole.append(index) }
            mayBeAlike = mayBeAlike || sight.isWhole && sight.mayLookLikeAnother
        }
        guard mayBeAlike else { return }
        var alike = LookAlikes()
        for index in whole {
            alike.note(index, on: grid, in: rooms[index], shown: lines[index].shown(by: look))
        }
        for index in alike.found {
            grid.fill(rooms[index])
            _ = draw(index, &grid, look.exact)
        }
    }

    /// Those that look like another one that has other bytes.
    var found: [Int] {
        byLook.values.filter { seen in seen.contains { $0.shown != seen[0].shown } }.flatMap { $0.map(\.index) }
    }
}

extension Grid {
    /// What is seen on a line: canonically equivalent characters are the same string, all blanks are alike, and what
    /// shows nothing is nothing.
    fileprivate func look(of room: Rectangle) -> String {
        var look = ""
        for column in room.intersection(bounds).columns {
            let text = self[Position(line: room.line, column: column)].text
            if text.utf8.count == 1 {
                look += text
            } else {
                look.unicodeScalars.append(contentsOf: text.unicodeScalars.lazy.compactMap(\.look))
                // A wide blank is two.
                if text.unicodeScalars.first == "\u{3000}" { look += " " }
            }
        }
        return look
    }
}

extension Unicode.Scalar {
    fileprivate var look: Unicode.Scalar? {
        if isBlank { return " " }
        return properties.isDefaultIgnorableCodePoint ? nil : self
    }
}

extension Grapheme {
    /// Whether there may be another text that looks like it; for one byte that depends on what is beside it.
    var mayLookLikeAnother: Bool {
        guard text.utf8.count > 1 else { return isSubstitute }
        guard !isSubstitute, let first = text.unicodeScalars.first else { return true }
        return first == "\u{3000}" || !first.isPlain || text.utf8.count > first.utf8.count
    }
}

extension ArraySlice<Grapheme> {
    /// Whether there may be another text that looks like it: blanks at the end and side by side cannot be counted.
    var mayLookLikeAnother: Bool {
        var wasBlank = false
        for grapheme in self {
            let isBlank = grapheme.text == " "
            if isBlank && wasBlank || grapheme.mayLookLikeAnother { return true }
            wasBlank = isBlank
        }
        return wasBlank || isEmpty
    }
}
