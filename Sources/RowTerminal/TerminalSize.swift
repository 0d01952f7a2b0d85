#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many characters fit on the terminal; both at least 1.
package struct TerminalSize: Equatable, Sendable {
    /// How many stand one below the other.
    package var lines: Int
    /// How many narrow characters stand side by side; a wide one takes two columns.
    package var columns: Int

    /// Takes the counts as they are: neither is checked.
    package init(lines: Int, columns: Int) {
        self.lines = lines
        self.columns = columns
    }

    /// The size the terminal tells, or else the one the environment tells, or else that of the oldest terminals.
    ///
    /// A serial line and some starters of containers tell 0.
    static func told(lines: Int, columns: Int, environment: (String) -> String?) -> TerminalSize {
        TerminalSize(
            lines: lines > 0 ? lines : count(environment("LINES")) ?? 24,
            columns: columns > 0 ? columns : count(environment("COLUMNS")) ?? 80)
    }

    private static func count(_ word: String?) -> Int? {
        // The system's own counts have 16 bits; more is a slip, and would have us make a huge grid.
        guard let word, let count = Int(word), (1...Int(UInt16.max)).contains(count) else { return nil }
        return count
    }

    /// - Returns: zeros where the terminal has no size.
    static func reported(by descriptor: Int32) -> (lines: Int, columns: Int) {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (0, 0) }
        return (Int(size.ws_row), Int(size.ws_col))
    }
}
