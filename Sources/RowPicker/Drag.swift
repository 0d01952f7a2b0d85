/// A wheel held with the mouse: it follows the hand line by line, and rolls on if it is let go in motion.
struct Drag: Equatable {
    /// Which wheel, from the left.
    let wheel: Int
    private var line: Int
    /// The last moves, as far as they tell how fast the hand is.
    private var trail: [Move] = []
    /// Whether it has turned, so that letting go is no click.
    private(set) var hasTurned = false

    private struct Move: Equatable {
        let steps: Int
        let moment: Timestamp
    }

    init(wheel: Int, line: Int) {
        self.wheel = wheel
        self.line = line
    }

    /// The hand has come to a line: by how many rows the wheel turns.
    mutating func move(to line: Int, at moment: Timestamp) -> Int {
        let steps = self.line - line
        guard steps != 0 else { return 0 }
        self.line = line
        hasTurned = true
        trail.append(Move(steps: steps, moment: moment))
        trail.removeAll { moment.since($0.moment) > Self.memory }
        return steps
    }

    /// What the wheel does when it is let go; `nil` where it stays where it is.
    func letGo(at moment: Timestamp) -> Spin? {
        let recent = trail.filter { moment.since($0.moment) <= Self.memory }
        guard recent.count >= 2, let first = recent.first, let last = recent.last,
            moment.since(last.moment) <= Self.rest
        else { return nil }
        let steps = recent.dropFirst().reduce(0) { $0 + $1.steps }
        let time = last.moment.since(first.moment)
        return Spin(wheel: wheel, step: steps.signum(), interval: max(1, time) / max(1, abs(steps)), from: moment)
    }

    /// Milliseconds of a drag that say how fast it is.
    private static let memory = 120
    /// Milliseconds after which a hand that has not moved is at rest.
    private static let rest = 60
}
