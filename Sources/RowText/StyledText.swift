/// Rows without the escape sequences in them, and beside them what these said of style.
///
/// Sequences that change a style are kept apart, all others are dropped, strings with what they hold. Of one that does
/// not end before its row does, no more than the beginning is taken for one, so that no text goes with it. Shifts in and
/// out are dropped, and so is a character with a backspace after it: that is how `man` sends bold letters to a pipe.
package struct StyledText: Equatable, Sendable {
    /// The rows with their line ends.
    package private(set) var text: ContiguousArray<UInt8> = []
    /// Where in `text` each change of style takes hold, in order; no row goes on in the style of the one before it.
    package private(set) var places: ContiguousArray<UInt32> = []
    /// Where in `parameters` those of each change end.
    package private(set) var ends: ContiguousArray<UInt32> = []
    /// What each change says, end to end: `1;31` for `ESC [ 1;31 m`.
    package private(set) var parameters: ContiguousArray<UInt8> = []

    /// Linear in the rows, and quick where there is nothing to take out.
    ///
    /// - Parameter rows: below 4 GiB.
    package init(_ rows: ContiguousArray<UInt8>) {
        var copied = 0
        var position = 0
        while let found = firstRemovable(in: rows.span, from: position) {
            let gap = Gap(in: rows.span, at: found, after: copied)
            position = gap.range.upperBound
            guard !gap.range.isEmpty else {
                position = found + 1
                continue
            }
            if text.isEmpty { text.reserveCapacity(rows.count) }
            text.append(contentsOf: rows[copied..<gap.range.lowerBound])
            copied = position
            if let style = gap.style { note(rows[style]) }
        }
        if copied == 0 {
            text = rows
        } else {
            text.append(contentsOf: rows[copied...])
        }
    }

    private mutating func note(_ style: ArraySlice<UInt8>) {
        places.append(UInt32(text.count))
        parameters.append(contentsOf: style)
        ends.append(UInt32(parameters.count))
    }
}

/// What is taken out of rows at one place.
private struct Gap {
    /// Where it lies; empty where nothing is taken out.
    let range: Range<Int>
    /// Where the parameters lie, if it changes a style.
    let style: Range<Int>?

    /// - Parameters:
    ///   - place: of a byte that may be taken out.
    ///   - copied: where the text begins that is left since the last gap.
    init(in rows: Span<UInt8>, at place: Int, after copied: Int) {
        switch rows[place] {
        case EscapeSequence.escape:
            let sequence = EscapeSequence(in: rows, at: place)
            range = place..<(place + (sequence?.length ?? 0))
            style = sequence?.style
        case 0x08:
            range = startOfCharacter(in: rows, endingAt: place, from: copied).map { $0..<(place + 1) } ?? place..<place
            style = nil
        default:
            range = place..<(place + 1)
            style = nil
        }
    }
}

private func firstRemovable(in rows: Span<UInt8>, from start: Int) -> Int? {
    for index in start..<max(start, rows.count) {
        switch rows[index] {
        case EscapeSequence.escape, 0x08, 0x0E, 0x0F: return index
        default: continue
        }
    }
    return nil
}

/// Where the character before `end` begins; `nil` where there is none from `start` on, or only a line end.
private func startOfCharacter(in rows: Span<UInt8>, endingAt end: Int, from start: Int) -> Int? {
    guard end > start, rows[end - 1] != 0x0A, rows[end - 1] != 0 else { return nil }
    for length in 1...4 where end - length >= start && rows[end - length] & 0xC0 != 0x80 {
        return end - length
    }
    return end - 1
}
