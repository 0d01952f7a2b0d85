/// What says under which row or name a row stands.
package enum LevelRule: Equatable, Sendable {
    /// A field that names the parents, from the top, parted by a separator that is not empty.
    case path(field: Int, separator: [UInt8])
    /// A field for each level; rows that have one in common stand together. At least one.
    case fields([Int])
}
