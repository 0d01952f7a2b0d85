/// Whether a search tells capitals from small letters.
package enum Casing: Equatable, Sendable {
    /// Only in a word that holds a capital.
    case smart
    case ignore
    case respect
}
