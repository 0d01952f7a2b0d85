import RowStore

/// A row that answers a query, and how well: the lesser one is the better.
///
/// All of it is one number, so that comparing is one instruction: two bits say how the row's code answers, sixteen
/// what is missing from the highest score, sixteen how long the row is, twenty-nine which row, and one
/// whether rows count from the last.
package struct Ranked: Comparable, Sendable {
    /// What the row's code says of its place.
    package enum Tier: UInt64, Sendable {
        case codeIsQuery
        case codeBeginsWithQuery
        case rest
    }

    let key: UInt64

    /// - Parameters:
    ///   - row: below `mostRows`.
    ///   - score: capped at 16 bits.
    ///   - length: decides between equal scores; capped likewise.
    package init(row: RowID, isReversed: Bool, tier: Tier = .rest, score: Int = 0, length: Int = 0) {
        precondition(row.index < Self.mostRows, "a place in the input is 29 bits wide")
        let missing = 0xFFFF - UInt64(min(max(score, 0), 0xFFFF))
        let index = UInt64(isReversed ? Self.mostRows - 1 - row.index : row.index)
        key =
            tier.rawValue << 62 | missing << 46 | UInt64(min(length, 0xFFFF)) << 30 | index << 1
            | (isReversed ? 1 : 0)
    }

    /// Which row it is.
    package var row: RowID {
        let index = Int(key >> 1) & (Self.mostRows - 1)
        return RowID(key & 1 == 0 ? index : Self.mostRows - 1 - index)
    }

    /// The same rank for a row that so many more came before.
    package func moved(by count: Int) -> Ranked {
        let steps = UInt64(count) << 1
        return Ranked(key: key & 1 == 0 ? key + steps : key - steps)
    }

    private init(key: UInt64) {
        self.key = key
    }

    /// Its score, as far as it was not capped.
    var score: Int { 0xFFFF - Int(key >> 46 & 0xFFFF) }

    /// Whether their codes say the same of both rows' places.
    func hasTier(of other: Ranked) -> Bool {
        key >> 62 == other.key >> 62
    }

    /// Whether it comes before every row of such a tier and score.
    @inline(__always)
    func isBefore(_ tier: Tier, scoring score: Int) -> Bool {
        let missing = 0xFFFF - UInt64(min(max(score, 0), 0xFFFF))
        return key >> 46 < tier.rawValue << 16 | missing
    }

    /// Whether the left one comes first.
    package static func < (left: Ranked, right: Ranked) -> Bool {
        left.key < right.key
    }

    /// So many rows can be told apart: 2^29, whose sets and offsets alone would take 6 GB.
    package static let mostRows = 1 << 29
}
