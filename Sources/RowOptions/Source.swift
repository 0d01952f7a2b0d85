/// One place that rows come from.
package enum Source: Equatable, Sendable {
    /// A path as it was given; any bytes but NUL.
    case file([UInt8])
    case standardInput
}
