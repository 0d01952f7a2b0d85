import RowMatch
import RowStore

/// What one block of a source has come to.
struct FoundBlock: Sendable {
    /// Which of the sources, and which block of it.
    let source: Int
    let block: Int
    /// How many rows begin in it.
    let read: Int
    private(set) var kept: KeptBlock
    /// How the kept rows answer; as a row each has its place among them.
    let ranked: ContiguousArray<Ranked>
    /// How its source ends, if it does so here.
    let end: FileBlock.End?

    /// Bytes of memory that it takes, with those that its rows will take in the ranking, once more while it is sorted
    /// and once more while it is merged.
    var memory: Int {
        kept.memory + 4 * ranked.count * MemoryLayout<Ranked>.stride
    }

    /// The same where more shelves come before those it stands on.
    func moved(by shelves: Int) -> FoundBlock {
        var moved = self
        moved.kept = kept.moved(by: shelves)
        return moved
    }
}
