import RowTerminal

/// When the next frame is due: at once after a key, else no sooner than the eye can follow the one before.
struct FramePacer {
    private var last: Moment?
    /// The moment of the next frame; `nil` while nothing has changed.
    private(set) var due: Moment?

    var isDue: Bool { due.map { $0 <= .now } ?? false }

    /// Something has changed that can wait for its turn.
    mutating func ask() {
        let turn = last?.advanced(byMilliseconds: Self.interval) ?? .now
        due = due.map { min($0, turn) } ?? turn
    }

    /// Somebody pressed a key and looks for what it does.
    mutating func answer() {
        due = .now
    }

    mutating func drawn() {
        last = .now
        due = nil
    }

    /// Milliseconds: sixty frames a second.
    private static let interval = 16
}
