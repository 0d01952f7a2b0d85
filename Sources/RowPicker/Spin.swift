/// A wheel that rolls on by itself and slows down.
struct Spin: Equatable {
    /// Which wheel, from the left.
    let wheel: Int
    /// 1 or -1: a row further, or back.
    let step: Int
    /// When it gets there.
    private(set) var next: Timestamp
    private var interval: Double

    /// Begins to roll; `nil` if it is too slow for that.
    ///
    /// - Parameter interval: milliseconds a row, as fast as the hand was.
    init?(wheel: Int, step: Int, interval: Int, from now: Timestamp) {
        guard step != 0, interval <= Self.slowest else { return nil }
        self.wheel = wheel
        self.step = step
        self.interval = Double(max(interval, Self.fastest))
        next = Timestamp(milliseconds: now.milliseconds + Int(self.interval))
    }

    /// What it does after it has got a row further by `now`; `nil` when it comes to rest.
    func slowed(at now: Timestamp) -> Spin? {
        var spin = self
        spin.interval *= Self.friction
        spin.next = Timestamp(milliseconds: now.milliseconds + Int(spin.interval))
        return spin.interval <= Double(Self.slowest) ? spin : nil
    }

    /// A frame: faster than that nobody sees a row go by.
    private static let fastest = 16
    /// Milliseconds a row, at which it comes to rest.
    private static let slowest = 160
    /// By how much each row takes longer than the one before: from the fastest it rolls over thirty rows in two seconds.
    private static let friction = 1.08
}
