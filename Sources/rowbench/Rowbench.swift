import RowStore
import RowTerminal
import RowThread

/// Measures what rowpick does for every row and every frame, for those who work on it.
///
/// A comment that keeps a trick's number names the line of this table that shows it.
@main
enum Rowbench {
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        guard words.count <= 2, words.first?.hasPrefix("-") != true else {
            print("usage: rowbench [FILE [QUERY]]: measures with the rows of FILE, or with rows made from a seed;")
            print("       with QUERY only how long it takes to type that")
            return
        }
        do throws(SystemError) {
            let input = try words.first.map(BenchInput.init(path:)) ?? .madeUp()
            words.count == 2 ? measure(input, typing: words[2]) : measure(input)
        } catch {
            print("rowbench: \(error): name a file that can be read")
            endProcess(status: 2)
        }
    }

    private static func measure(_ input: BenchInput) {
        var table = BenchTable()
        let rows = StoreBench(input).run(into: &table)
        guard rows.count > 0 else { return print("there are no rows to measure with") }
        MatchBench(rows).run(into: &table)
        BlockBench(rows, input).run(into: &table)
        TypingBench(rows).run(into: &table)
        RankBench(rows).run(into: &table)
        ScreenBench(rows).run(into: &table)
        MarkBench(rows).run(into: &table)
        show(table, of: rows, input)
    }

    private static func measure(_ input: BenchInput, typing query: String) {
        let rows = input.rows
        guard rows.count > 0 else { return print("there are no rows to measure with") }
        var table = BenchTable()
        TypingBench(rows, query: query).run(into: &table)
        show(table, of: rows, input)
    }

    private static func show(_ table: BenchTable, of rows: Snapshot, _ input: BenchInput) {
        print("\(rows.count) rows, \(input.bytes / rows.count) bytes a row, on one thread")
        print(table.text)
    }
}
