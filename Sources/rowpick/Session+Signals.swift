import RowPicker
import RowTerminal
import RowThread

extension Session {
    /// Takes what signals and the other threads have to tell.
    mutating func hear() throws(SystemError) {
        engine.wake.quiet()
        for signal in Signals.take() {
            try heed(signal)
        }
        hasNews = true
        frames.ask()
        try hearNews()
    }

    /// Takes what the other threads have found, once it is awaited or can be drawn: until then a key or a click is about
    /// what was drawn.
    mutating func hearNews() throws(SystemError) {
        let wasSettled = engine.model.isSettled
        guard hasNews else { return }
        if !engine.model.isWaiting {
            // What was typed is answered as soon as its rows are found, whenever the next frame would be due.
            guard resizing == nil, frames.isDue || !wasSettled, try display.hasRoom() else { return }
        }
        hasNews = false
        try perform(engine.hear())
        if wasSettled != engine.model.isSettled { frames.answer() }
    }

    mutating func heed(_ signal: Signal) throws(SystemError) {
        switch signal.meaning {
        case .resize: hearResize()
        case .takeTerminal: try comeBack()
        case .stop: try suspend(.process)
        case .giveWay: try giveWay()
        // It is the key then, and means what it means when it is read.
        case .die where signal == .interrupt && display.isDeaf: engine.end(.cancelled)
        case .die: ending = .signal(signal)
        case .nothing: break
        }
    }

    /// Gives the terminal back, stops, and takes it again when continued.
    mutating func suspend(_ stopped: Signals.Stopped) throws(SystemError) {
        placing = nil
        try settle()
        let typed = try takeLastAnswer()
        try leave()
        try Signals.stop(stopped)
        try reopen()
        // The signal that continued us is dealt with; whatever else came is not.
        let signals = Signals.take()
        for signal in signals where signal.meaning != .takeTerminal {
            try heed(signal)
        }
        // What was typed before a stop was for whoever had the terminal then.
        if let typed, !signals.contains(where: { $0.meaning == .takeTerminal }) { try heed(typed) }
    }

    /// Lets the run ask first whose choice this one waits for.
    private mutating func giveWay() throws(SystemError) {
        guard display.isAskedToGiveWay else { return }
        placing = nil
        try settle()
        let typed = try takeLastAnswer()
        try leave()
        try display.giveWay()
        try reopen()
        if let typed { try heed(typed) }
    }

    /// Opens where the cursor is now, on a terminal that others have used in between.
    mutating func reopen() throws(SystemError) {
        resizing = nil
        placing = nil
        restlessUntil = nil
        keysLeft = 0
        try display.takeAgain()
        try open()
    }
}
