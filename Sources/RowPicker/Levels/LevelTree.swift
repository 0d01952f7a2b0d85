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
        /// How many levels there are from it on, itself included.
        var height: Int32 = 1
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
        guard links[node].parent < 0, !stands(parent, atOrBelow: node) else { return }
        let (next, previous) = (links[node].next, links[node].previous)
        if previous < 0 { top.first = next } else { links[Int(previous)].next = next }
        if next < 0 { top.last = previous } else { links[Int(next)].previous = previous }
        links[node].next = -1
        links[node].previous = -1
        hang(node, below: parent)
    }

    private mutating func append(_ link: Links, below parent: Node?) -> Node {
        links.append(link)
        let node = links.count - 1
        hang(node, below: parent)
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
        raise(above: node)
    }

    /// Tells those above a node how far it reaches, up to the first that reaches as far without it.
    private mutating func raise(above node: Node) {
        var (child, parent) = (node, Int(links[node].parent))
        while parent >= 0, links[parent].height <= links[child].height {
            links[parent].height = links[child].height + 1
            (child, parent) = (parent, Int(links[parent].parent))
        }
        depth = max(depth, Int(links[child].height))
    }

    /// A node with nothing below it is answered for at once, the others by going to the top.
    private func stands(_ node: Node, atOrBelow top: Node) -> Bool {
        guard node != top, links[top].first >= 0 else { return node == top }
        var parent = links[node].parent
        while parent >= 0, parent != top { parent = links[Int(parent)].parent }
        return parent == top
    }

    private static func node(_ link: Int32) -> Node? { link < 0 ? nil : Int(link) }
}
