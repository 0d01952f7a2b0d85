import RowTerminal

/// When the next frame is due: at once after a key, else no sooner than the eye can follow the one before; and on a slow
/// line not before that has carried the one before.
struct FramePacer {
    private var last: Moment?
    /// When the line has carried what was sent; `nil` where it takes no time worth counting.
    private var free: Moment?
    /// The moment of the next frame; `nil` while nothing has changed.
    private(set) var due: Moment?

    var isDue: Bool { due.map { $0 <= .now } ?? false }

    /// Something has changed that can wait for its turn.
    mutating func ask() {
        let turn = max(last?.advanced(byMilliseconds: Self.interval) ?? .now, earliest)
        due = due.map { min($0, turn) } ?? turn
    }

    /// Somebody pressed a key and looks for what it does.
    mutating func answer() {
        due = earliest
    }

    /// - Parameters:
    ///   - bytes: how many the frame took.
    ///   - speed: bytes a second, of a line that is slow.
    mutating func drawn(_ bytes: Int = 0, at speed: Int? = nil) {
        last = .now
        due = nil
        free = speed.map { earliest.advanced(byMilliseconds: bytes * 1000 / $0) }
    }

    private var earliest: Moment { max(free ?? .now, .now) }

    /// Milliseconds: sixty frames a second.
    private static let interval = 16
}
