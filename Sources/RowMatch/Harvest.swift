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
    /// Depends on what was fetched, so that no compiler leaves it out.
    var touched: UInt8 = 0
    var top: BestRows
    private var blocks: ContiguousArray<Block> = []
    private var words: ContiguousArray<UInt64> = []
    /// Where the query's characters end in the rows, sixty-four bytes for each of `words`, if that was noted.
    private var ends: ContiguousArray<UInt8> = []

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
            sieve.keep(words.span.extracting(block.firstWord..<words.count), of: block.rows)
        }
    }

    /// Lends for each block of rows where the query's characters end in them, if that was noted.
    func eachBlockOfEnds(_ take: (Range<Int>, ArraySlice<UInt8>) -> Void) {
        guard !ends.isEmpty else { return }
        for block in blocks {
            let first = block.firstWord * 64 + block.rows.lowerBound % 64
            take(block.rows, ends[first..<first + block.rows.count])
        }
    }

    /// - Returns: the ends noted so far, for more to be appended, and given back at the block's end.
    mutating func begin(_ rows: Range<Int>) -> ContiguousArray<UInt8> {
        blocks.append(Block(rows: rows, firstWord: words.count))
        defer { ends = [] }
        return ends
    }

    mutating func end(with ends: ContiguousArray<UInt8>) {
        self.ends = ends
    }

    mutating func append(_ word: UInt64) {
        words.append(word)
    }
}
