/// Whether a search tells capitals from small letters.
package enum Casing: Equatable, Sendable {
    /// Only where the query holds a capital.
    case smart
    case ignored
    case respected
}
