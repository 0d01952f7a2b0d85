import RowMatch
import RowStore

/// What is seen of levels: on each, what stands around what is chosen there.
struct LevelSight {
    private let model: Model
    private let levels: Levels
    private let chain: [LevelTree.Node]
    private let matcher: Matcher?
    /// The levels there is room for, the one that has the keys and the next among them.
    let shown: Range<Int>

    init(of model: Model, _ levels: Levels) {
        self.model = model
        self.levels = levels
        chain = model.cursor.row.flatMap { levels.tree.node(of: $0) }.map { levels.tree.chain(to: $0) } ?? []
        matcher = model.findings.query.isEmpty ? nil : Matcher(model.findings.query)
        shown = levels.shown(in: model.place.width)
    }

    /// The entries of a level from top to bottom, each with how far below the chosen one it is.
    ///
    /// Below what is chosen last none is, so those that belong to it stand under an empty band.
    ///
    /// - Parameters:
    ///   - above: how many are looked for above the band.
    ///   - below: how many below it.
    func entries(on level: Int, above: Int, below: Int) -> [(offset: Int, node: LevelTree.Node)] {
        guard level < chain.count else {
            guard level == chain.count, let last = chain.last, let first = levels.first(below: last) else { return [] }
            return [(1, first)] + following(first, from: 2, to: below)
        }
        let node = chain[level]
        return preceding(node, to: above).reversed() + [(0, node)] + following(node, from: 1, to: below)
    }

    private func following(
        _ node: LevelTree.Node, from offset: Int, to last: Int
    ) -> [(offset: Int, node: LevelTree.Node)] {
        var entries: [(offset: Int, node: LevelTree.Node)] = []
        var node = node
        for offset in offset..<max(offset, last + 1) {
            guard let next = levels.next(after: node) else { break }
            entries.append((offset, next))
            node = next
        }
        return entries
    }

    private func preceding(_ node: LevelTree.Node, to last: Int) -> [(offset: Int, node: LevelTree.Node)] {
        var entries: [(offset: Int, node: LevelTree.Node)] = []
        var node = node
        for offset in 1..<max(1, last + 1) {
            guard let previous = levels.previous(before: node) else { break }
            entries.append((-offset, previous))
            node = previous
        }
        return entries
    }

    /// The text of a node, with what the query found in it.
    func line(of node: LevelTree.Node) -> RowLine {
        let label = levels.tree.label(of: node)
        let bytes = model.bytes(of: label.row)
        let row = PickerRow(bytes, delimiter: model.settings.delimiter, styles: model.styles(of: label.row))
        guard levels.tree.row(of: node) != nil, var matcher else {
            return RowLine(row, number: label.row.index + 1, marks: [])
        }
        let text = row.range(of: label.field)
        return RowLine(
            row, number: label.row.index + 1, marks: matcher.highlights(in: bytes).filter { $0.overlaps(text) })
    }

    /// A row with nothing below it is chosen by a click; anything else turns its wheel there.
    func target(of node: LevelTree.Node, on level: Int, _ offset: Int) -> Target {
        if let row = levels.tree.row(of: node), levels.first(below: node) == nil { return .row(row) }
        return .entry(wheel: level, offset: offset)
    }

    func isMarked(_ node: LevelTree.Node) -> Bool {
        levels.tree.row(of: node).map { model.selection.contains($0) } ?? false
    }
}

extension Levels {
    /// The levels there is room for: names need some columns each.
    func shown(in width: Int) -> Range<Int> {
        let most = max(1, min(count, width / Self.leastWidth))
        let first = max(0, min(focus + 2 - most, count - most))
        return first..<(first + most)
    }

    /// Columns: three wide characters, and the signs of a band.
    private static let leastWidth = 6
}
