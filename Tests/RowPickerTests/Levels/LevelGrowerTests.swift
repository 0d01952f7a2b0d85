import RowStore
import TestSupport
import Testing

@testable import RowPicker

@Suite struct LevelGrowerTests {
    /// Each row as the names that lead to it, in the order in which wheels show them.
    private static func paths(_ lines: [String], _ rule: LevelRule, piecewise: Bool = false) -> [String] {
        var splitter = RowSplitter(lineEnd: .newline)
        let rows = Rows(keeping: .max)
        var grower = LevelGrower(rule, delimiter: [0x09])
        for line in lines {
            if let chunk = splitter.take(ContiguousArray((line + "\n").utf8)) { rows.append(chunk) }
            if piecewise { _ = grower.take(rows.snapshot(), upTo: .max) }
        }
        rows.finish()
        let isWhole = grower.take(rows.snapshot(), upTo: .max)
        #expect(isWhole)
        return walk(grower.tree, rows.snapshot(), below: nil, after: [])
    }

    private static func walk(
        _ tree: LevelTree, _ rows: Snapshot, below parent: LevelTree.Node?, after names: [String]
    ) -> [String] {
        var paths: [String] = []
        var next = tree.first(below: parent)
        var before: LevelTree.Node?
        while let node = next {
            #expect(tree.previous(before: node) == before)
            #expect(tree.parent(of: node) == parent)
            #expect(tree.level(of: node) == names.count)
            let label = tree.label(of: node)
            let bytes = rows[label.row]
            let range = Fields(bytes, delimiter: [0x09]).field(label.field) ?? 0..<0
            let all = names + [String(decoding: bytes[range], as: UTF8.self)]
            if tree.row(of: node) != nil { paths.append(all.joined(separator: ">")) }
            paths += walk(tree, rows, below: node, after: all)
            before = node
            next = tree.next(after: node)
        }
        #expect(tree.last(below: parent) == before)
        return paths
    }

    private static let path = LevelRule.path(field: 3, separator: [0x2F])

    @Test func `a path names the parents, and one that is no row leaves its rows on top`() {
        #expect(
            Self.paths(["1\tA\tland", "2\tB\tA", "3\tC\tA/B", "4\tD\tland"], Self.path) == ["A", "A>B", "A>B>C", "D"])
    }

    @Test func `a parent may come after its rows`() {
        let lines = ["3\tC\tA/B", "2\tB\tA", "4\tX\tA", "1\tA\tland"]
        #expect(Self.paths(lines, Self.path) == ["A", "A>B", "A>B>C", "A>X"])
        #expect(Self.paths(lines, Self.path, piecewise: true) == ["A", "A>B", "A>B>C", "A>X"])
    }

    @Test func `one name under two parents is two places`() {
        let lines = ["1\tA\t", "2\tB\t", "3\tX\tA", "4\tX\tB", "5\ty\tA/X", "6\tz\tB/X"]
        #expect(Self.paths(lines, Self.path) == ["A", "A>X", "A>X>y", "B", "B>X", "B>X>z"])
    }

    @Test func `rows that name one another as parents stand on top`() {
        #expect(Self.paths(["1\tA\tA"], Self.path) == ["A"])
        #expect(Self.paths(["1\tA\tA/B", "2\tB\tA"], Self.path) == ["A", "A>B"])
        #expect(Self.paths(["1\tA\tB", "2\tB\tA"], Self.path) == ["A", "A>B"])
    }

    @Test func `rows without a path, a name or a field are places, too`() {
        #expect(Self.paths(["single", "2\tA", "3\t\tA", ""], Self.path) == ["single", "A", "A>", ""])
    }

    @Test func `rows that each wait for the next as their parent make one chain, however long`() {
        let count = 20_000
        var splitter = RowSplitter(lineEnd: .newline)
        let rows = Rows(keeping: .max)
        let text = (1...count).reversed().map { "\($0)\tn\($0)\tn\($0 - 1)\n" }.joined()
        if let chunk = splitter.take(ContiguousArray(text.utf8)) { rows.append(chunk) }
        var grower = LevelGrower(Self.path, delimiter: [0x09])
        let isWhole = grower.take(rows.snapshot(), upTo: .max)
        #expect(isWhole)
        #expect(grower.tree.depth == count)
        #expect(grower.tree.level(of: 0) == count - 1)
    }

    @Test func `there are as many levels as the longest way down has places`() {
        var tree = LevelTree()
        let (a, b) = (tree.add(RowID(0), showing: 2, below: nil), tree.add(RowID(1), showing: 2, below: nil))
        #expect(tree.depth == 1)
        let c = tree.add(RowID(2), showing: 2, below: b)
        #expect(tree.depth == 2)
        tree.move(b, below: a)
        #expect(tree.depth == 3)
        tree.move(a, below: c)
        #expect(tree.parent(of: a) == nil)
        _ = tree.add(RowID(3), showing: 2, below: a)
        #expect(tree.depth == 3)
    }

    @Test func `fields group rows, and a field that is empty makes no level`() {
        let rule = LevelRule.fields([3, 2])
        let lines = ["1\ta\tX", "2\tb\tY", "3\tc\tX", "4\td\t", "5\te", "6\ta\tX"]
        #expect(Self.paths(lines, rule) == ["X>a", "X>c", "X>a", "Y>b", "d", "e"])
    }

    @Test func `any order of rows makes the same places`() {
        var random = SeededGenerator(seed: 7)
        let rows = (0..<60).map { number -> String in
            let parents = (0..<3).prefix { number >> ($0 * 2) > 0 }.map { "n\(number >> (($0 + 1) * 2))-\($0 + 1)" }
            return "\(number)\tn\(number)-0\t\(parents.reversed().joined(separator: "/"))"
        }
        let want = Set(Self.paths(rows, Self.path))
        for _ in 0..<50 {
            #expect(
                Set(Self.paths(rows.shuffled(using: &random), Self.path, piecewise: Bool.random(using: &random)))
                    == want)
        }
    }
}
