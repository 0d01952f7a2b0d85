import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The one wait of the thread that owns the terminal.
package struct InputWait: Sendable {
    /// What has happened; empty when the time was up.
    package struct Ready: OptionSet, Sendable {
        /// A bit for each thing that happened.
        package let rawValue: Int

        /// Takes the bits as they are; one without a name stands for nothing.
        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Something was typed, or the terminal is gone: reading it tells.
        package static let terminal = Ready(rawValue: 1 << 0)
        /// The bell rang.
        package static let wake = Ready(rawValue: 1 << 1)
        /// The terminal takes more output, or is gone.
        package static let room = Ready(rawValue: 1 << 2)
    }

    private let terminal: Int32
    private let wake: Wake

    /// Waits for both. The terminal is to stay open as long as this is used.
    package init(terminal: borrowing Terminal, wake: Wake) {
        self.terminal = terminal.descriptor.number
        self.wake = wake
    }

    /// Waits for the bell alone, where there is no terminal, or it is not to be read yet.
    package init(wake: Wake) {
        terminal = -1
        self.wake = wake
    }

    /// Sleeps until something happens, or until `deadline`; one that has passed makes it a look.
    ///
    /// - Parameter wanted: what of the terminal is waited for; the bell always is.
    package func next(until deadline: Moment? = nil, for wanted: Ready = .terminal) throws(SystemError) -> Ready {
        let ready = try wait(
            for: [
                Awaited(descriptor: wanted.contains(.terminal) ? terminal : -1), Awaited(descriptor: wake.descriptor),
                Awaited(descriptor: wanted.contains(.room) ? terminal : -1, toWrite: true),
            ], until: deadline)
        var happened: Ready = []
        if ready[0] { happened.insert(.terminal) }
        if ready[1] { happened.insert(.wake) }
        if ready[2] { happened.insert(.room) }
        return happened
    }
}
