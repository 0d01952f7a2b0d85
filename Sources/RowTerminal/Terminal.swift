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
    /// What was sent and not taken yet.
    var unsent: [UInt8] = []
    /// The modes to put back; nil while they are in force.
    private var found: TerminalModes?
    /// Where those would be seen who write what is read here and wait for a turn.
    var writersPlaces: [off_t] = []
    /// How many bytes are still to be read that came before the raw modes were set.
    private var early = 0
    /// Whether every key came at once before, too: somebody edits a line there, and has called us from within.
    package private(set) var isWithinLineEditor = false
    /// Whether a run of this program that was killed had left its modes.
    package private(set) var wasLeftByUs = false

    /// Opens the controlling terminal. Only opening it tells whether there is one.
    ///
    /// It is opened so that no write waits, which is so for this descriptor alone and for nobody else who has it open.
    /// - Throws: `ENXIO` (Linux: also `ENOENT`) where there is none.
    package init() throws(SystemError) {
        descriptor = Descriptor(owning: try openFile(Array("/dev/tty".utf8), O_RDWR | O_NONBLOCK))
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
        wasLeftByUs = now.areLeftByUs
        let found = wasLeftByUs ? now.cooked : now
        self.found = found
        isWithinLineEditor = !found.givesLines
        try CrashRestore.arm(descriptor.number, found, farewell: [])
        try found.raw.apply(to: descriptor.number)
        early = now.exchangesLineEnds ? 0 : bytesWaiting
    }

    /// How many bytes can be read at once; where every key comes at once, these are all that have come.
    package var bytesWaiting: Int {
        var count: Int32 = 0
        guard unsafe ioctl(descriptor.number, Self.askForBytesWaiting, &count) == 0 else { return 0 }
        return Int(count)
    }

    #if canImport(Darwin)
        /// `FIONREAD`, a macro too complex for Swift.
        private static let askForBytesWaiting: UInt = 0x4004_667F
    #else
        private static let askForBytesWaiting = UInt(FIONREAD)
    #endif

    /// Has Ctrl-C raise `SIGINT` as long as no key is read; where keys are read, it is a key like any other.
    ///
    /// Between ``enterRaw()`` and ``restore()``.
    package func letInterrupt(_ mayInterrupt: Bool) throws(SystemError) {
        guard let found else { return }
        try (mayInterrupt ? found.raw.interruptible : found.raw).applyAtOnce(to: descriptor.number)
    }

    /// Puts back the modes that were found, if they are not in force. In the background it does nothing: by then the
    /// terminal is somebody else's. What a terminal has not taken by now is forgotten, and not waited for.
    package mutating func restore() throws(SystemError) {
        guard let found else { return }
        defer { CrashRestore.disarm() }
        if isForeground {
            try isBehind ? found.applyAtOnce(to: descriptor.number) : found.apply(to: descriptor.number)
        }
        unsent = []
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
    /// An Enter is LF whenever it was pressed. Before the raw modes were set it may have come as CR: the line editors of
    /// shells want it so, and what is typed after a command goes into the queue before the command runs.
    ///
    /// - Returns: nothing at the end of the file, which for a terminal means that it is gone.
    /// - Throws: `EIO` where it is gone too, or may not be read from here.
    package mutating func read(upTo count: Int) throws(SystemError) -> ContiguousArray<UInt8> {
        var bytes = try descriptor.read(upTo: count)
        // Typed at a shell that has read the command from modes of its own: the driver put it by as those wanted it.
        for index in bytes.indices.prefix(early) where bytes[index] == 0x0D { bytes[index] = 0x0A }
        early -= min(early, bytes.count)
        return bytes
    }
}
