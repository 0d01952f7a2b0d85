#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A real pseudo-terminal: programs run on one side of it, a test holds the other.
final class PseudoTerminal {
    /// How a terminal treats bytes (termios), to be compared before and after a run.
    struct Settings: Equatable {
        let inputFlags, outputFlags, controlFlags, localFlags: UInt
        let characters: [UInt8]
    }

    /// Where a program opens the terminal.
    let path: String
    private(set) var master: Int32
    private let slave: Int32

    init(size: ScreenSize) throws {
        var ends: (Int32, Int32) = (-1, -1)
        try SystemCallFailed.check(openpty(&ends.0, &ends.1, nil, nil, nil), "openpty")
        master = try Descriptor.moveUp(ends.0)
        slave = try Descriptor.moveUp(ends.1)
        var name = [CChar](repeating: 0, count: 256)
        let status = ttyname_r(slave, &name, name.count)
        guard status == 0 else { throw SystemCallFailed(call: "ttyname_r", code: status) }
        path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        try Descriptor.makeNonblocking(master)
        try resize(to: size)
    }

    deinit {
        hangUp()
        close(slave)
    }

    /// Sets the size; the programs on the terminal are told.
    func resize(to size: ScreenSize) throws {
        var window = winsize(
            ws_row: UInt16(size.lines), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
        try SystemCallFailed.check(ioctl(master, UInt(TIOCSWINSZ), &window), "ioctl TIOCSWINSZ")
    }

    /// What programs have written since the last call.
    func read() -> [UInt8] { master < 0 ? [] : Descriptor.readAll(master) }

    /// Closes the test's side, as a terminal that is closed does.
    func hangUp() {
        guard master >= 0 else { return }
        close(master)
        master = -1
    }

    func settings() throws -> Settings {
        var raw = termios()
        try SystemCallFailed.check(tcgetattr(slave, &raw), "tcgetattr")
        return Settings(
            inputFlags: UInt(raw.c_iflag), outputFlags: UInt(raw.c_oflag), controlFlags: UInt(raw.c_cflag),
            localFlags: UInt(raw.c_lflag), characters: withUnsafeBytes(of: raw.c_cc) { Array($0) })
    }
}
