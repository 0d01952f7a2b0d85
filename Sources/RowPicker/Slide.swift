/// A sheet on its way up, or a panel that comes in sight.
///
/// It is seen only: what keys and clicks mean is where everything will be, and the first of them ends it.
package struct Slide: Equatable, Sendable {
    private let start: Timestamp
    private var now: Timestamp

    /// Begins to come.
    init(at start: Timestamp) {
        self.start = start
        now = start
    }

    /// When there is more to be seen; a frame later.
    var next: Timestamp { Timestamp(milliseconds: now.milliseconds + Self.frame) }

    /// How it stands at a moment; `nil` when it has arrived.
    func moved(to now: Timestamp) -> Slide? {
        var slide = self
        slide.now = now
        return now.since(start) < Self.length ? slide : nil
    }

    /// How many of the lines of a sheet are not to be seen yet; at least one is.
    func hidden(of lines: Int) -> Int {
        Self.hidden(of: lines, left: 1 - Double(now.since(start)) / Double(Self.length))
    }

    /// Whether a panel is still faint.
    var isFaint: Bool { now.since(start) < Self.length / 2 }

    /// How many lines are not to be seen of a sheet that goes down, after so many milliseconds; `nil` when it is gone.
    package static func hidden(of lines: Int, goingDownFor milliseconds: Int) -> Int? {
        guard milliseconds < fall else { return nil }
        return hidden(of: lines, left: Double(milliseconds) / Double(fall))
    }

    /// Fast at first and slower to the end: the third power of what is left of the way.
    private static func hidden(of lines: Int, left: Double) -> Int {
        let left = max(0, min(left, 1))
        return min(max(0, lines - 1), Int(left * left * left * Double(lines)))
    }

    /// Milliseconds that a sheet takes to come up, as on a telephone.
    private static let length = 200
    /// Milliseconds that it takes to go: whoever has chosen waits for it.
    private static let fall = 100
    /// Milliseconds: sixty frames a second.
    private static let frame = 16
}
