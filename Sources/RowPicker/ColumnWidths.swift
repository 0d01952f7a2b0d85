import RowStore
import RowText

/// How wide each column of fields is: as wide as the widest seen so far, so that columns stay put while rows go by.
package struct ColumnWidths: Equatable, Sendable {
    /// The fields drawn, counted from 1.
    let shown: [Int]
    /// The width of each but the last, which takes what is left.
    private(set) var widths: [Int]

    init(shown: [Int]) {
        self.shown = shown
        widths = Array(repeating: 0, count: max(0, shown.count - 1))
    }

    /// Makes room for the rows in sight.
    mutating func widen(to model: Model) {
        guard !widths.isEmpty, model.settings.view != .table else { return }
        let lettering = model.settings.signs.lettering
        let rows = model.rowsInSight.map { PickerRow(model.bytes(of: $0), delimiter: model.settings.delimiter) }
        for row in rows + model.headLines where !row.isSingle {
            for (index, number) in shown.dropLast().enumerated() {
                let width = row.width(of: row.range(of: number), atMost: Self.widest, lettering: lettering)
                widths[index] = max(widths[index], width)
            }
        }
    }

    /// Columns no wider than this are told apart; a wider one is capped by its share of the screen anyway.
    private static let widest = 200
}
