import RowStore
import RowText

/// A row as it is drawn: its bytes, where its fields are, and the styles it came with.
struct PickerRow {
    let bytes: [UInt8]
    let fields: Fields?
    let styles: RowStyles

    init(_ bytes: [UInt8], delimiter: [UInt8]?, styles: RowStyles = .none) {
        self.bytes = bytes
        self.styles = styles
        fields = delimiter.map { Fields(bytes, delimiter: $0) }
    }

    /// Whether it is drawn once, without a code column.
    var isSingle: Bool { fields?.isSingle ?? true }

    /// Where field `number` is, counted from 1; empty where the row has fewer.
    func range(of number: Int) -> Range<Int> {
        fields?.field(number) ?? 0..<0
    }

    /// How many columns a part of the row takes; a long one is looked at only as far as it counts.
    func width(of range: Range<Int>, atMost most: Int, lettering: Lettering) -> Int {
        min(most, graphemes(of: bytes, in: range, upToColumns: most, lettering: lettering).width)
    }

    /// The field in which the match is, if no mark is in a field that is shown.
    func hiddenField(matchedBy marks: [Range<Int>], shown: [Int]) -> Range<Int>? {
        hiddenField(matchedBy: marks, seen: shown.map { range(of: $0) })
    }

    /// The same, where parts of the row are seen that may be more than fields.
    func hiddenField(matchedBy marks: [Range<Int>], seen: [Range<Int>]) -> Range<Int>? {
        guard let fields, !marks.isEmpty else { return nil }
        guard !marks.contains(where: { mark in seen.contains { $0.overlaps(mark) } }) else { return nil }
        return fields.ranges.first { field in marks.contains { $0.overlaps(field) } }
    }
}
