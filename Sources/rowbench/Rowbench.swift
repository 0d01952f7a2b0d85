import RowTerminal
import RowThread

/// Measures what rowpick does for every row and every frame, for those who work on it.
///
/// A comment that keeps a trick's number names the line of this table that shows it.
@main
enum Rowbench {
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        guard words.count <= 1, words.first?.hasPrefix("-") != true else {
            print("usage: rowbench [FILE]: measures with the rows of FILE, or with rows made from a seed")
            return
        }
        do throws(SystemError) {
            measure(try words.first.map(BenchInput.init(path:)) ?? .madeUp())
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
        RankBench(rows).run(into: &table)
        ScreenBench(rows).run(into: &table)
        MarkBench(rows).run(into: &table)
        print("\(rows.count) rows, \(input.bytes / rows.count) bytes a row, on one thread")
        print(table.text)
    }
}
