import RowMatch
import RowStore

extension Wheel {
    /// The wheels of a model's levels that there is room for, from left to right.
    ///
    /// - Parameter reach: how many entries are seen on each side of the band.
    static func levels(of model: Model, _ levels: Levels, reach: Int) -> [Wheel] {
        let sight = LevelSight(of: model, levels)
        return sight.shown.map { level in
            Wheel(
                entries: sight.entries(on: level, above: reach, below: reach).map { offset, node in
                    Entry(
                        offset: offset, line: sight.line(of: node), field: levels.tree.label(of: node).field,
                        target: sight.target(of: node, on: level, offset),
                        isMarked: sight.isMarked(node))
                },
                hasFocus: level == levels.focus)
        }
    }
}
