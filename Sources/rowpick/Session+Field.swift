import RowPicker
import RowScreen
import RowTerminal
import RowThread

extension Session {
    /// Begins to open a picker that stands below the cursor: the terminal is asked where that is.
    ///
    /// An answer comes behind the keys that wait already, so these are heeded first; perhaps nothing is left to be
    /// drawn then. Where more come meanwhile than can be heeded now, it is not asked.
    mutating func findPlace() throws(SystemError) {
        if display.bytesWaiting > 0 { try readKeys() }
        guard engine.outcome == nil && ending == nil && placing == nil && !display.isOpen else { return }
        guard engine.model.isListening && display.bytesWaiting == 0 else { return try open(below: nil) }
        try display.askForPlace()
        placing = Moment.now.advanced(byMilliseconds: Self.placePatience)
    }

    /// Opens without an answer where none has come in time.
    mutating func endPlacing() throws(SystemError) {
        guard engine.outcome == nil && ending == nil, let placing, placing <= .now else { return }
        try open(below: nil)
    }

    /// Takes a report of the cursor for the answer, if it is that; one that comes too late is none.
    mutating func takePlace(_ cursor: Position) throws(SystemError) -> Bool {
        guard display.learnPlace() else { return false }
        if placing != nil && engine.outcome == nil { try open(below: cursor) }
        return true
    }

    /// Draws the picker below a cursor, or at the bottom where it is not known.
    private mutating func open(below cursor: Position?) throws(SystemError) {
        placing = nil
        try perform(engine.act(.resized(display.size)))
        try display.open(engine.model, below: cursor)
        noteFrame()
        if hasNews { frames.ask() }
    }

    /// What stays on the terminal in the picker's place.
    var lineLeft: String? {
        engine.outcome.flatMap { engine.model.lineLeft(after: $0) }
    }

    /// Milliseconds that a terminal has to say where its cursor is before the picker takes the last lines instead.
    private static let placePatience = 100
}
