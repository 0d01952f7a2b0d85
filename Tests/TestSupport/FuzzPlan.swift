#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How long a fuzz test goes on, and where it begins: `.ci/fuzz` says it, and without that it is a little of the same.
package struct FuzzPlan: Sendable {
    /// How many of what the test makes up: bytes, rows, runs.
    package let count: Int
    /// The same seed makes up the same.
    package let seed: UInt64

    /// - Parameter count: as many as take a second in a debug build.
    package init(count: Int) {
        self.count = Self.number("ROWPICK_FUZZ_COUNT").map { Int(clamping: $0) } ?? count
        seed = Self.number("ROWPICK_FUZZ_SEED") ?? 1
    }

    private static func number(_ name: String) -> UInt64? {
        guard let value = getenv(name) else { return nil }
        return UInt64(String(cString: value))
    }
}
