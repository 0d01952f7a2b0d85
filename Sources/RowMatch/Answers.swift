/// The rows of one block that answer a query.
package struct Answers: Sendable {
    /// Which rows of the block they are, ascending.
    package var numbers: ContiguousArray<UInt32> = []
    /// How well each answers; as a row it has its place in `numbers`.
    package var ranked: ContiguousArray<Ranked> = []

    /// None.
    package init() {}

    /// Forgets them and keeps the memory for those of the next block.
    package mutating func removeAll() {
        numbers.removeAll(keepingCapacity: true)
        ranked.removeAll(keepingCapacity: true)
    }
}
