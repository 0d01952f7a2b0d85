import RowMatch
import RowStore

/// Searching blocks of which nothing is known and little is kept, as a filter does.
struct BlockBench {
    private let rows: Snapshot
    private let blocks: [ContiguousArray<UInt8>]

    init(_ rows: Snapshot, _ input: BenchInput) {
        self.rows = rows
        // A row that two blocks share is no matter here.
        blocks = input.blocks.compactMap { block in
            block.lastIndex(of: LineEnd.newline.byte).map { ContiguousArray(block[...$0]) }
        }
    }

    func run(into table: inout BenchTable) {
        let wanted = WantedByte(UInt8(ascii: "~"), hasTwoCases: false)
        let finding = Measurement { places(of: wanted) }
        table.add("find a rare byte", finding, each: "row", count: rows.count)
        for query in ["~~~", SampleQueries(from: rows).letter, "an !th 'ka"] {
            let searching = Measurement { kept(by: Query(query, rules: .fzfs)) }
            table.add("search blocks: \(query)", searching, each: "row", count: rows.count)
        }
    }

    private func places(of wanted: WantedByte) -> Int {
        var sum = 0
        for block in blocks {
            var place = 0
            while let found = wanted.firstIndex(in: block.span, from: place, before: block.count) {
                sum += 1
                place = found + 1
            }
        }
        return sum
    }

    private func kept(by query: Query) -> Int {
        var matcher = Matcher(query)
        var starts = RowStarts(lineEnd: .newline)
        var answers = Answers()
        var bytes = KeptBytes()
        var count = 0
        for block in blocks {
            matcher.match(block.indices, of: block, using: &starts, into: &answers)
            count += bytes.keep(answers.rows, of: block, .newline).count
        }
        return count
    }
}
