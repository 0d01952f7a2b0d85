import RowText

/// The part of a field that is worth looking at when it is drawn: all of it, but for a field of megabytes.
struct TextWindow {
    /// What may be drawn; its bytes are counted as the row's.
    let graphemes: [Grapheme]
    /// From the first byte matched to the last; `nil` if none is in the window.
    let match: Range<Int>?
    let isCutBefore: Bool
    let isCutAfter: Bool

    /// - Parameters:
    ///   - field: where it lies in the row.
    ///   - marks: what was matched in the row, ascending.
    ///   - lettering: how it is put on the terminal.
    init(of field: Range<Int>, in row: [UInt8], showing marks: [Range<Int>], lettering: Lettering) {
        let inside = marks.filter { $0.overlaps(field) }.map { $0.clamped(to: field) }
        let bytes = Self.bytes(of: field, in: row, around: inside.first?.lowerBound ?? field.lowerBound)
        graphemes = RowText.graphemes(of: row, in: bytes, lettering: lettering)
        isCutBefore = bytes.lowerBound > field.lowerBound
        isCutAfter = bytes.upperBound < field.upperBound
        if let first = inside.first, let last = inside.last {
            let match = (first.lowerBound..<last.upperBound).clamped(to: bytes)
            self.match = match.isEmpty ? nil : match
        } else {
            match = nil
        }
    }

    private static func bytes(of field: Range<Int>, in row: [UInt8], around center: Int) -> Range<Int> {
        guard field.count > most else { return field }
        let lower = max(field.lowerBound, center - most / 4)
        let upper = min(field.upperBound, lower + most)
        return boundary(lower, in: row, of: field)..<boundary(upper, in: row, of: field)
    }

    /// The nearest place at or after `index` where a character can begin: no further on than a character is long, for
    /// bytes that begin none may go on for ever.
    private static func boundary(_ index: Int, in row: [UInt8], of field: Range<Int>) -> Int {
        let near = index..<min(index + 4, field.upperBound)
        return near.first { row[$0] & 0xC0 != 0x80 } ?? index
    }

    /// Bytes: more than the widest screen shows of the narrowest characters with a few marks on each.
    private static let most = 16 * 1024
}
