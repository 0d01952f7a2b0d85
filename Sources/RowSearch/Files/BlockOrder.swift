import RowMatch
import RowStore
import RowThread

/// The blocks of all sources in the order of arrival, and what follows from it: which row is which.
///
/// A file ends where that was first seen. One that grows or is cut short while it is read may have been read beyond by
/// somebody else, and that is left out.
struct BlockOrder: Sendable {
    private(set) var rows: KeptRows
    /// How many rows were read.
    private(set) var read = 0
    private(set) var failures: [SystemError] = []
    private var ranked: [ContiguousArray<Ranked>] = []

    init(_ found: FoundBlocks) {
        rows = KeptRows(on: found.shelves)
        var ended: Int?
        for block in found.blocks.sorted(by: { ($0.source, $0.block) < ($1.source, $1.block) })
        where block.source != ended {
            if block.kept.count > 0 {
                rows.append(block.kept, after: read)
                ranked.append(block.ranked)
            }
            read += block.read
            switch block.end {
            case nil: continue
            case .endOfFile: ended = block.source
            case .failure(let error):
                ended = block.source
                failures.append(error)
            case .endlessRow: return
            }
        }
    }

    /// Lets go of the ranks of single blocks, once they are sorted together.
    mutating func forgetRanks() {
        ranked = []
    }

    /// One of so many shares of what is to be sorted, each about as large as the others.
    func ranked(share: Int, of shares: Int) -> ContiguousArray<Ranked> {
        let places = (rows.count * share / shares)..<(rows.count * (share + 1) / shares)
        var result: ContiguousArray<Ranked> = []
        result.reserveCapacity(places.count)
        var first = 0
        for block in ranked {
            let part = places.clamped(to: first..<(first + block.count))
            for place in part {
                result.append(block[place - first].moved(by: first))
            }
            first += block.count
        }
        return result
    }
}
