import RowStore

/// The rows of one block that answer a query.
package struct Answers: Sendable {
    /// Which rows of the block they are and where they lie, ascending.
    package internal(set) var rows: ContiguousArray<RowPlace> = []
    /// How well each answers; as a row it has its place in `rows`.
    package internal(set) var ranked: ContiguousArray<Ranked> = []
    /// How many rows the block has.
    package internal(set) var read = 0

    /// None.
    package init() {}

    /// Forgets them and keeps the memory for those of the next block.
    mutating func removeAll() {
        rows.removeAll(keepingCapacity: true)
        ranked.removeAll(keepingCapacity: true)
        read = 0
    }
}
