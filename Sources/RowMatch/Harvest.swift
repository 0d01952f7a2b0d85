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
    /// Where the query's characters end in the rows, a word for each of `words`, if that was noted.
    private var ends: ContiguousArray<SIMD64<UInt8>> = []

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

    /// Tells word by word where the query's characters end in the rows looked at, with a bit for each of these, if that
    /// was noted.
    func eachWordOfEnds(_ take: (_ index: Int, _ mask: UInt64, _ word: SIMD64<UInt8>) -> Void) {
        guard !ends.isEmpty else { return }
        for block in blocks {
            for (place, index) in Sieve.words(holding: block.rows).enumerated() {
                take(index, Sieve.mask(of: block.rows, inWord: index), ends[block.firstWord + place])
            }
        }
    }

    mutating func begin(_ rows: Range<Int>) {
        blocks.append(Block(rows: rows, firstWord: words.count))
    }

    mutating func append(ends word: SIMD64<UInt8>) {
        ends.append(word)
    }

    mutating func append(_ word: UInt64) {
        words.append(word)
    }
}
