import RowTerminal
import RowThread

extension Session {
    /// Takes the picker off the terminal and gives that back.
    ///
    /// A terminal that is slow is waited for, like by any program that prints. One that takes nothing, for somebody has
    /// stopped it, does not keep a run that a signal is to end.
    mutating func leave() throws(SystemError) {
        // The modes are put back even where the screen cannot be.
        let taken = Result { () throws(SystemError) in
            try display.close(leaving: lineLeft)
            guard display.isBehind else { return }
            try awaitOutput()
            // A terminal that had been stopped answers only now what it was asked while it was.
            display.noteThatAllWasTaken()
            _ = try takeLastAnswer()
        }
        try display.giveBack()
        try taken.get()
    }

    private mutating func awaitOutput() throws(SystemError) {
        var patience = isDying ? Moment.now.advanced(byMilliseconds: Self.lastPatience) : nil
        while display.isBehind {
            let ready = try display.input(engine.wake).next(until: patience, for: .room)
            if ready.contains(.wake) { engine.wake.quiet() }
            if patience == nil, Signals.hasDeadlyOneCome {
                patience = Moment.now.advanced(byMilliseconds: Self.lastPatience)
            }
            try display.flush()
            if let patience, patience <= .now { return }
        }
    }

    var isDying: Bool {
        switch ending {
        case .signal: true
        case .finished, nil: false
        }
    }

    /// Milliseconds: a terminal in use takes what ends a picker, and answers, in far less, and whoever sent the signal waits.
    static let lastPatience = 300
}
