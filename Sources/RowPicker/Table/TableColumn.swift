import RowMatch
import RowText

/// A column of a table, as far as its content says something of it.
struct TableColumn: Equatable, Sendable {
    /// Which field of the rows it is, counted from 1.
    let field: Int
    /// How wide the widest seen is.
    private(set) var need = 0
    /// How wide it is drawn, where it is whole.
    var width = 0
    private var hasNumbers = false
    private var hasText = false

    init(field: Int) {
        self.field = field
    }

    /// Whether all that was seen in it are numbers, which stand to the right.
    var isRightAligned: Bool { hasNumbers && !hasText }

    /// Takes note of its field in a row that has come in sight.
    mutating func take(_ row: PickerRow, _ lettering: Lettering) {
        let range = row.range(of: field)
        guard !range.isEmpty else { return }
        need = max(need, row.width(of: range, atMost: Self.widest, lettering: lettering))
        // One that has text in it keeps that, whatever else comes.
        guard !hasText else { return }
        hasText = WrittenNumber(row.bytes[range]) == nil
        hasNumbers = hasNumbers || !hasText
    }

    /// Takes note of what stands above it.
    mutating func takeHead(_ head: [UInt8], _ lettering: Lettering) {
        need = max(need, graphemes(of: head, upToColumns: Self.widest, lettering: lettering).width)
    }

    /// Makes it as wide as it needs to be and may be.
    mutating func widen(to most: Int) {
        width = max(width, min(need, most))
    }

    /// Columns of the screen: further nobody scrolls through one field.
    private static let widest = 1000
}
