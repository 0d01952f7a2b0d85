import RowStore

/// What was found in some blocks of rows: how many answer, the best of them in order, and which to try again when the
/// query grows.
package struct Harvest: Sendable {
    /// Some rows that lie side by side, and a bit for each that passed, in the words of a `Sieve`.
    private struct Block {
        let rows: Range<Int>
        let firstWord: Int
    }

    /// How many rows answer.
    package internal(set) var count = 0
    /// How many rows were looked at.
    package internal(set) var tried = 0
    /// How many of them were scored, the others being known not to be among the best.
    package internal(set) var scored = 0
    var top: BestRows
    private var blocks: ContiguousArray<Block> = []
    private var words: ContiguousArray<UInt64> = []
    /// Where the query's characters end in each row of the blocks, one block after another; empty if that is not asked.
    private var ends: ContiguousArray<UInt8> = []
    private var endsOfBlock = 0

    /// - Parameters:
    ///   - mostInOrder: how many of the best rows are wanted; of others no more is found out than that they answer.
    ///   - bar: a row that as many are known to come before.
    package init(mostInOrder: Int, bar: Ranked? = nil) {
        top = BestRows(limit: mostInOrder, bar: bar)
    }

    /// The best rows, in order once they were put so.
    package var best: ContiguousArray<Ranked> { top.rows }

    /// Puts the best rows in order, when no more will come.
    package mutating func putInOrder() {
        top.cut()
    }

    /// Leaves in a sieve, of the rows looked at, only those that answer or may do so by their code as it goes on.
    package func narrow(_ sieve: inout Sieve) {
        for block in blocks {
            sieve.keep(words[block.firstWord...], of: block.rows)
        }
    }

    /// Lends, for each block of rows looked at, where the query's characters end in them, if that was noted.
    func withEnds(_ take: (Range<Int>, Span<UInt8>) -> Void) {
        var next = 0
        for block in blocks where !ends.isEmpty {
            take(block.rows, ends.span.extracting(next..<next + block.rows.count))
            next += block.rows.count
        }
    }

    mutating func begin(_ rows: Range<Int>, notingEnds: Bool) {
        blocks.append(Block(rows: rows, firstWord: words.count))
        guard notingEnds else { return }
        endsOfBlock = ends.count - rows.lowerBound
        ends.append(contentsOf: repeatElement(0, count: rows.count))
    }

    /// - Parameter row: which row of all, in the block begun last.
    @inline(__always)
    mutating func note(end: Int, in row: Int) {
        guard let end = UInt8(exactly: end) else { return }
        ends[endsOfBlock + row] = end
    }

    mutating func append(_ word: UInt64) {
        words.append(word)
    }
}
