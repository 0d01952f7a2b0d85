import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How the terminal's driver treats what is typed and written: its `termios`.
struct TerminalModes {
    private var settings = termios()

    /// The modes as they are.
    init(of descriptor: Int32) throws(SystemError) {
        var settings = termios()
        try systemCall("tcgetattr") { unsafe Int(tcgetattr(descriptor, &settings)) }
        self.settings = settings
    }

    /// Sets these modes once everything written has been sent. What was typed and not read is kept.
    func apply(to descriptor: Int32) throws(SystemError) {
        var settings = settings
        try systemCall("tcsetattr") { unsafe Int(tcsetattr(descriptor, TCSADRAIN, &settings)) }
    }

    /// Sets these modes at once, whatever is still to be sent: for changes of what is typed only.
    func applyAtOnce(to descriptor: Int32) throws(SystemError) {
        var settings = settings
        try systemCall("tcsetattr") { unsafe Int(tcsetattr(descriptor, TCSANOW, &settings)) }
    }

    /// Sets these modes at once; to be called from a signal handler. Its failure is nobody's to hear.
    func applyInCrash(to descriptor: Int32) {
        var settings = settings
        unsafe tcsetattr(descriptor, TCSANOW, &settings)
    }

    /// These modes, but every key comes at once, unseen, and raises no signal.
    ///
    /// Enter comes as LF and Ctrl-J as CR. Enter typed in the modes of a shell lies in the queue as LF already, and so
    /// means the same whether it was typed before or after the change, on the way in and on the way out. Output and
    /// the line's own settings (speed, parity) stay.
    var raw: TerminalModes {
        var modes = self
        modes.settings.c_iflag &= ~tcflag_t(IGNBRK | BRKINT | PARMRK | ISTRIP | IGNCR | IXON)
        modes.settings.c_iflag |= tcflag_t(ICRNL | INLCR)
        modes.settings.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
        // A read returns as soon as there is one byte, and never without any.
        modes[control: VMIN] = 1
        modes[control: VTIME] = 0
        return modes
    }

    /// These modes, but Ctrl-C raises its signal whether anybody reads or not, and takes no other key with it.
    var interruptible: TerminalModes {
        var modes = self
        modes.settings.c_lflag |= tcflag_t(ISIG | NOFLSH)
        modes[control: VINTR] = 0x03
        modes[control: VQUIT] = Self.noKey
        modes[control: VSUSP] = Self.noKey
        return modes
    }

    /// What stands in place of a control character that is not to be one.
    #if os(macOS)
        private static let noKey: cc_t = 0xFF
    #else
        private static let noKey: cc_t = 0
    #endif

    /// Whether what is typed comes by lines, to be corrected by the person before it comes.
    var givesLines: Bool { settings.c_lflag & tcflag_t(ICANON) != 0 }

    /// Whether Enter comes as LF and Ctrl-J as CR.
    var exchangesLineEnds: Bool {
        let exchanged = tcflag_t(ICRNL | INLCR)
        return settings.c_iflag & exchanged == exchanged
    }

    /// Whether these are the raw modes of a run like this one that was killed before it could put back what it found.
    ///
    /// Ours alone have both ICRNL and INLCR and not IEXTEN; zsh's have all three, and other programs' raw modes neither
    /// of the first. A program that starts us while it is in raw modes of its own gets them back.
    var areLeftByUs: Bool {
        let cooked = tcflag_t(ECHO | ICANON | IEXTEN)
        return exchangesLineEnds && settings.c_lflag & cooked == 0
    }

    /// These modes with what ``raw`` took away set to what a fresh terminal has.
    var cooked: TerminalModes {
        var modes = self
        modes.settings.c_iflag &= ~tcflag_t(INLCR)
        modes.settings.c_iflag |= tcflag_t(ICRNL | IXON)
        modes.settings.c_lflag |= tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
        return modes
    }

    /// The speed of the line, where that is less than what terminals without a line are given.
    var bitsPerSecond: Int? {
        let speeds: [(speed_t, Int)] = [
            (speed_t(B300), 300), (speed_t(B600), 600), (speed_t(B1200), 1200), (speed_t(B2400), 2400),
            (speed_t(B4800), 4800), (speed_t(B9600), 9600), (speed_t(B19200), 19200),
        ]
        let speed = unsafe withUnsafePointer(to: settings) { unsafe cfgetospeed($0) }
        return speeds.first { $0.0 == speed }?.1
    }

    private subscript(control index: Int32) -> cc_t {
        get { unsafe withUnsafeBytes(of: settings.c_cc) { unsafe $0[Int(index)] } }
        // A C array is a tuple here, and has no subscript of its own.
        set { unsafe withUnsafeMutableBytes(of: &settings.c_cc) { unsafe $0[Int(index)] = newValue } }
    }
}

extension TerminalModes: Equatable {
    static func == (one: TerminalModes, other: TerminalModes) -> Bool {
        let (one, other) = (one.settings, other.settings)
        return one.c_iflag == other.c_iflag && one.c_oflag == other.c_oflag && one.c_cflag == other.c_cflag
            && one.c_lflag == other.c_lflag && hasSameKeys(one, other)
    }

    private static func hasSameKeys(_ one: termios, _ other: termios) -> Bool {
        unsafe withUnsafeBytes(of: one.c_cc) { one in
            unsafe withUnsafeBytes(of: other.c_cc) { other in unsafe one.elementsEqual(other) }
        }
    }
}
