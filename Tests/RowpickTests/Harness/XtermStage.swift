/// The tests' own terminal with a real xterm beside it, which sees the same bytes and answers what the program asks.
///
/// Screens are those of the xterm. Looks and colours, which it does not print, are those of the ``ScreenReader``.
final class XtermStage: StageAround {
    let inner: TerminalStage
    private let xterm: Xterm
    private let stateBefore: String
    private(set) var lines: [String] = []
    private(set) var cursor = (column: 0, line: 0)
    /// How much had been written when the xterm was last looked at.
    private var seen = -1
    private var size: ScreenSize
    private var isHungUp = false

    init(_ session: Session, xterm program: String) throws {
        xterm = try Xterm(program, on: XServer.shared.get(), for: session)
        size = session.size.asShown
        stateBefore = try xterm.answer(to: Self.stateQuestion)
        try xterm.show((session.folder.bytes(of: "before") ?? []).flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
        inner = try TerminalStage(session, xterm: xterm)
    }

    /// Autowrap, cursor, mouse, focus, alternate screen, paste: how they are set, and the look of what is written next.
    private static let stateQuestion =
        [1, 5, 6, 7, 9, 12, 25, 45, 66, 1000, 1002, 1003, 1004, 1005, 1006, 1015, 1016, 1047, 1048, 1049, 2004, 2026]
        .map { "\u{1B}[?\($0)$p" }.joined() + "\u{1B}[4$p\u{1B}[20$p\u{1B}P$qm\u{1B}\\\u{1B}P$q q\u{1B}\\\u{1B}[?4m"

    func letTimePass(milliseconds: Int32) throws {
        try inner.letTimePass(milliseconds: milliseconds)
        if inner.taken.count != seen { try look() }
    }

    func resize(through sizes: [ScreenSize]) throws {
        for size in sizes {
            try inner.letTimePass(milliseconds: 0)
            try xterm.resize(to: size.asShown)
            try inner.resize(through: [size])
            self.size = size.asShown
        }
        seen = -1
    }

    func hangUp() {
        isHungUp = true
        inner.hangUp()
    }

    private func look() throws {
        guard xterm.isBetweenSequences else { return }
        seen = inner.taken.count
        lines = try xterm.printed()
        let place = try xterm.answer(to: "\u{1B}[6n").dropFirst(2).dropLast().split(separator: ";").compactMap {
            Int($0)
        }
        guard place.count == 2 else { throw Playback.Failure("xterm does not say where the cursor is") }
        cursor = (place[1], place[0])
    }

    func outcome() throws -> Outcome {
        var outcome = try inner.outcome()
        guard !isHungUp, xterm.isBetweenSequences else { return outcome }
        try look()
        let state = try xterm.answer(to: Self.stateQuestion)
        if state != stateBefore {
            outcome.leftovers.append("xterm's state was \(stateBefore.debugDescription), is \(state.debugDescription)")
        }
        outcome.lines = lines
        outcome.scrollback = try xterm.printed(withPast: true).dropLast(size.lines)
        return outcome
    }
}
