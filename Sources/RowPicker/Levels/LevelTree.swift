import RowStore

/// What stands under what: rows, and names that rows have in common.
///
/// It grows with the rows. A node is a number from 0; those with the same parent are linked in the order in which they
/// came, so that a wheel steps from one to the next wherever it stands. About 40 bytes a node.
struct LevelTree: Equatable, Sendable {
    typealias Node = Int

    /// What is shown of a node: a field of a row; the row itself may stand below it.
    struct Label: Equatable, Sendable {
        let row: RowID
        let field: Int
    }

    /// Of each node; -1 for none.
    private struct Links: Equatable, Sendable {
        var parent: Int32 = -1
        var first: Int32 = -1
        var last: Int32 = -1
        var next: Int32 = -1
        var previous: Int32 = -1
        /// The row that shows it, and that it is, if it is one.
        var row: Int32
        var field: Int16
        var isRow: Bool
    }

    private var links: ContiguousArray<Links> = []
    /// The first and the last of those on top.
    private var top = Links(row: -1, field: 0, isRow: false)
    /// The node of each row, by its number.
    private var nodes: ContiguousArray<Int32> = []
    /// How many levels there are at most.
    private(set) var depth = 0

    /// How many rows it knows.
    var rows: Int { nodes.count }

    /// How many nodes there are.
    var count: Int { links.count }

    /// The first on a level: below a node, or on top.
    func first(below node: Node?) -> Node? { Self.node((node.map { links[$0] } ?? top).first) }

    func last(below node: Node?) -> Node? { Self.node((node.map { links[$0] } ?? top).last) }

    func next(after node: Node) -> Node? { Self.node(links[node].next) }

    func previous(before node: Node) -> Node? { Self.node(links[node].previous) }

    func parent(of node: Node) -> Node? { Self.node(links[node].parent) }

    /// What is shown of it.
    func label(of node: Node) -> Label { Label(row: RowID(Int(links[node].row)), field: Int(links[node].field)) }

    /// The row that a node is; `nil` for a name that rows have in common.
    func row(of node: Node) -> RowID? { links[node].isRow ? RowID(Int(links[node].row)) : nil }

    /// The node that a row is; `nil` while it is not known.
    func node(of row: RowID) -> Node? {
        nodes.indices.contains(row.index) ? Int(nodes[row.index]) : nil
    }

    /// From the top down to a node, itself included.
    func chain(to node: Node) -> [Node] {
        var chain = [node]
        while let parent = parent(of: chain[chain.count - 1]) { chain.append(parent) }
        return chain.reversed()
    }

    /// On which level it stands, from 0.
    func level(of node: Node) -> Int {
        var level = 0
        var link = links[node].parent
        while link >= 0 {
            level += 1
            link = links[Int(link)].parent
        }
        return level
    }

    /// Puts the next row under a node, or on top.
    mutating func add(_ row: RowID, showing field: Int, below parent: Node?) -> Node {
        let node = append(Links(row: Int32(row.index), field: Int16(field), isRow: true), below: parent)
        nodes.append(Int32(node))
        return node
    }

    /// Puts a name that rows have in common under a node, or on top.
    mutating func addName(of row: RowID, showing field: Int, below parent: Node?) -> Node {
        append(Links(row: Int32(row.index), field: Int16(field), isRow: false), below: parent)
    }

    /// Takes a node from the top and puts it, with all below it, under another that does not stand below it itself.
    mutating func move(_ node: Node, below parent: Node) {
        guard links[node].parent < 0, !chain(to: parent).contains(node) else { return }
        let (next, previous) = (links[node].next, links[node].previous)
        if previous < 0 { top.first = next } else { links[Int(previous)].next = next }
        if next < 0 { top.last = previous } else { links[Int(next)].previous = previous }
        links[node].next = -1
        links[node].previous = -1
        hang(node, below: parent)
        depth = max(depth, level(of: node) + height(of: node))
    }

    private mutating func append(_ link: Links, below parent: Node?) -> Node {
        links.append(link)
        let node = links.count - 1
        hang(node, below: parent)
        depth = max(depth, level(of: node) + 1)
        return node
    }

    private mutating func hang(_ node: Node, below parent: Node?) {
        let last = parent.map { links[$0].last } ?? top.last
        links[node].parent = Int32(parent ?? -1)
        links[node].previous = last
        if last >= 0 { links[Int(last)].next = Int32(node) }
        if let parent {
            links[parent].last = Int32(node)
            if last < 0 { links[parent].first = Int32(node) }
        } else {
            top.last = Int32(node)
            if last < 0 { top.first = Int32(node) }
        }
    }

    /// How many levels there are from a node on, itself included; linear in what stands below it.
    private func height(of node: Node) -> Int {
        var most = 0
        var level = [node]
        while !level.isEmpty {
            most += 1
            level = level.flatMap { children(of: $0) }
        }
        return most
    }

    private func children(of node: Node) -> [Node] {
        var children: [Node] = []
        var child = first(below: node)
        while let node = child {
            children.append(node)
            child = next(after: node)
        }
        return children
    }

    private static func node(_ link: Int32) -> Node? { link < 0 ? nil : Int(link) }
}
