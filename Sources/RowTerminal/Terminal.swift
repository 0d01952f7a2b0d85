import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The terminal a person sits at, whatever the standard streams are.
///
/// It puts back the modes it found when it goes, and it goes after its last use, which may be before the end of the
/// scope. `exit()` lets nothing go: the end of the program must come after the terminal's.
package struct Terminal: ~Copyable {
    let descriptor: Descriptor
    /// The modes to put back; nil while they are in force.
    private var found: TerminalModes?

    /// Opens the controlling terminal. Only opening it tells whether there is one.
    ///
    /// - Throws: `ENXIO` (Linux: also `ENOENT`) where there is none.
    package init() throws(SystemError) {
        descriptor = Descriptor(owning: try openFile(Array("/dev/tty".utf8), O_RDWR))
    }

    /// Takes over a terminal that is open already.
    package init(adopting descriptor: consuming Descriptor) {
        self.descriptor = descriptor
    }

    deinit {
        guard let found else { return }
        defer { CrashRestore.disarm() }
        guard isForeground else { return }
        // The terminal may have been closed; then there is nothing left to put right, and nobody to tell.
        try? found.apply(to: descriptor.number)
    }

    /// How many characters fit now, asked of the system each time. Where it tells none, `LINES` and `COLUMNS` count, or
    /// else 24 by 80.
    package var size: TerminalSize {
        let (lines, columns) = TerminalSize.reported(by: descriptor.number)
        return .told(lines: lines, columns: columns, environment: Environment.value(of:))
    }

    /// Has every key come at once, unseen: Enter as LF, Ctrl-J as CR. What was typed before is kept.
    ///
    /// To be called before the first write, and again after every stop: the modes found then are the ones to put back.
    /// Started in the background, the program stops here until it is brought to the foreground. Modes that a killed
    /// run of this program left behind are not taken for what was found: ``restore()`` then makes the terminal usable.
    ///
    /// - Throws: `EIO` where the background is for good (an orphaned process group).
    package mutating func enterRaw() throws(SystemError) {
        try waitForForeground()
        let now = try TerminalModes(of: descriptor.number)
        // Stopped by a signal nobody can catch, we are continued in our own modes by some shells.
        if let found, now == found.raw { return }
        let found = now.areLeftByUs ? now.cooked : now
        self.found = found
        try CrashRestore.arm(descriptor.number, found, farewell: [])
        try found.raw.apply(to: descriptor.number)
    }

    /// Has Ctrl-C raise `SIGINT` as long as no key is read; where keys are read, it is a key like any other.
    ///
    /// Between ``enterRaw()`` and ``restore()``.
    package func letInterrupt(_ mayInterrupt: Bool) throws(SystemError) {
        guard let found else { return }
        try (mayInterrupt ? found.raw.interruptible : found.raw).applyAtOnce(to: descriptor.number)
    }

    /// Puts back the modes that were found, if they are not in force. In the background it does nothing: by then the
    /// terminal is somebody else's.
    package mutating func restore() throws(SystemError) {
        guard let found else { return }
        defer { CrashRestore.disarm() }
        if isForeground { try found.apply(to: descriptor.number) }
        self.found = nil
    }

    /// From now on, a crash puts the modes back and writes `farewell` (the sequences that undo what was drawn) before
    /// the run ends. Until ``restore()``; to be called again when the farewell changes.
    package func prepareForCrash(farewell: [UInt8]) throws(SystemError) {
        guard let found else { return }
        try CrashRestore.arm(descriptor.number, found, farewell: farewell)
    }

    /// Reads what was typed, `count` bytes at most and never more: the rest is left for whoever reads next.
    ///
    /// - Returns: nothing at the end of the file, which for a terminal means that it is gone.
    /// - Throws: `EIO` where it is gone too, or may not be read from here.
    package func read(upTo count: Int) throws(SystemError) -> ContiguousArray<UInt8> {
        try descriptor.read(upTo: count)
    }

    /// Writes all bytes; waits where the terminal is slow.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        try descriptor.writeAll(bytes)
    }
}
