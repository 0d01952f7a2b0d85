/// When a query's letters stand for both cases.
package enum Casing: Equatable, Sendable {
    /// A term that holds a capital means it; one without stands for both cases.
    case smart
    case ignore
    case respect
}
