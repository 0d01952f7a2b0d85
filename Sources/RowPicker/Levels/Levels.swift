import RowMatch
import RowStore

/// Wheels or columns side by side, each showing what belongs to what is chosen in the one before.
///
/// What is chosen is a row, the cursor's; every wheel but the last shows what that row stands under.
struct Levels: Equatable, Sendable {
    private var grower: LevelGrower
    /// Which of them keys turn, from 0.
    private(set) var focus = 0
    /// The nodes that are rows found, or have one below them; `nil` where all are shown.
    private var found: NodeSet?
    /// Those of them that are known so far, where what was found last is still gone through.
    private var marking: Marking?

    init(_ rule: LevelRule, delimiter: [UInt8]) {
        grower = LevelGrower(rule, delimiter: delimiter)
    }

    var tree: LevelTree { grower.tree }

    /// How many wheels there are.
    var count: Int { max(1, tree.depth) }

    /// Puts more rows into the tree; returns whether all there are have been taken.
    mutating func grow(_ rows: Snapshot) -> Bool {
        grower.take(rows, upTo: Self.atOnce)
    }

    /// Begins to show only what a search has found, and what that stands under; all rows, where that is all it found.
    mutating func show(_ ranking: Ranking, isWhole: Bool) {
        guard !isWhole, ranking.count < tree.rows else {
            found = nil
            marking = nil
            return
        }
        marking = Marking(nodes: NodeSet(count: tree.count), next: 0)
        goOnMarking(ranking)
    }

    /// Begins anew, for there are more rows.
    mutating func forgetMarking() { marking = nil }

    /// Whether it still goes through what was found; until then what an earlier search has found is shown.
    var isMarking: Bool { marking != nil }

    /// Goes through more of what was found, as much as one turn has time for.
    mutating func goOnMarking(_ ranking: Ranking) {
        guard var marking else { return }
        self.marking = nil
        let end = min(ranking.count, marking.next + Self.markedAtOnce)
        for place in marking.next..<max(end, marking.next) {
            var node = tree.node(of: ranking[place])
            while let shown = node, marking.nodes.insert(shown) { node = tree.parent(of: shown) }
        }
        marking.next = end
        if end < ranking.count {
            self.marking = marking
        } else {
            found = marking.nodes
        }
    }

    private struct Marking: Equatable {
        var nodes: NodeSet
        /// The first place of the ranking that it has not come to.
        var next: Int
    }

    /// The next node on its level that is shown.
    func next(after node: LevelTree.Node) -> LevelTree.Node? {
        firstShown(from: tree.next(after: node)) { tree.next(after: $0) }
    }

    /// The one before it.
    func previous(before node: LevelTree.Node) -> LevelTree.Node? {
        firstShown(from: tree.previous(before: node)) { tree.previous(before: $0) }
    }

    /// The first below a node, or on top, that is shown.
    func first(below node: LevelTree.Node?) -> LevelTree.Node? {
        firstShown(from: tree.first(below: node)) { tree.next(after: $0) }
    }

    private func firstShown(
        from start: LevelTree.Node?, _ step: (LevelTree.Node) -> LevelTree.Node?
    ) -> LevelTree.Node? {
        guard let found else { return start }
        var node = start
        while let candidate = node, !found.contains(candidate) { node = step(candidate) }
        return node
    }

    /// What is chosen where a wheel stands on a node: the first row below it that has none below itself.
    func leaf(below node: LevelTree.Node) -> LevelTree.Node {
        var leaf = node
        while let child = first(below: leaf) { leaf = child }
        return leaf
    }

    /// The row that is chosen when the wheel of a level has turned by steps; as far as it goes, or beyond an end on from
    /// the other, where it is a ring. `nil` where it stays.
    func row(afterTurning level: Int, by steps: Int, from row: RowID, isRing: Bool) -> RowID? {
        guard let node = tree.node(of: row), steps != 0 else { return nil }
        let chain = tree.chain(to: node)
        guard level < chain.count else {
            // The band is empty there: the first is the one to come in.
            return first(below: node).flatMap { tree.row(of: leaf(below: $0)) }
        }
        let target = turned(chain[level], by: steps, isRing: isRing)
        return target == chain[level] ? nil : tree.row(of: leaf(below: target))
    }

    private func turned(_ node: LevelTree.Node, by steps: Int, isRing: Bool) -> LevelTree.Node {
        var node = node
        for _ in 0..<min(abs(steps), tree.count) {
            let neighbour = steps > 0 ? next(after: node) : previous(before: node)
            guard let next = neighbour ?? (isRing && abs(steps) == 1 ? otherEnd(from: node, steps) : nil) else { break }
            node = next
        }
        return node
    }

    private func otherEnd(from node: LevelTree.Node, _ steps: Int) -> LevelTree.Node? {
        let parent = tree.parent(of: node)
        guard steps < 0 else { return first(below: parent) }
        guard let last = tree.last(below: parent) else { return nil }
        return firstShown(from: last) { tree.previous(before: $0) }
    }

    /// Gives the keys to a wheel that has something on it.
    mutating func turn(to level: Int, from row: RowID?) {
        let levels = row.flatMap { tree.node(of: $0) }.map { node in
            tree.level(of: node) + (first(below: node) == nil ? 1 : 2)
        }
        focus = max(0, min(level, (levels ?? 1) - 1))
    }

    /// Rows put into the tree in one turn: two milliseconds of work, which no key has to wait longer for.
    private static let atOnce = 4000
    /// Rows found that are gone through in one turn: about as long.
    private static let markedAtOnce = 50_000
}

/// A bit for each node.
private struct NodeSet: Equatable, Sendable {
    private var words: ContiguousArray<UInt64>

    init(count: Int) {
        words = ContiguousArray(repeating: 0, count: (count + 63) / 64)
    }

    func contains(_ node: Int) -> Bool {
        // What came after the search is not shown before the next has told of it.
        node / 64 < words.count && words[node / 64] & (1 &<< UInt64(node % 64)) != 0
    }

    /// False where it was in it.
    mutating func insert(_ node: Int) -> Bool {
        guard !contains(node) else { return false }
        words[node / 64] |= 1 &<< UInt64(node % 64)
        return true
    }
}
