import RowStore

/// What somebody has chosen.
package enum Choice: Equatable, Sendable {
    /// In the order of picking; never empty.
    case rows([RowID])
    /// A row that no source brought: a date, or a time.
    case made([UInt8])

    /// `nil` where a picking ended without one.
    init?(_ outcome: Outcome) {
        switch outcome {
        case .picked(let rows): self = .rows(rows)
        case .made(let row): self = .made(row)
        case .nothing, .query, .cancelled, .left, .timedOut: return nil
        }
    }

    /// How a picking ends with it.
    var outcome: Outcome {
        switch self {
        case .rows(let rows): .picked(rows)
        case .made(let row): .made(row)
        }
    }
}
