/// The numbers on one wheel, evenly spaced, and how one gets from one to another.
struct Dial: Equatable {
    let first: Int
    let step: Int
    let count: Int

    init(_ values: ClosedRange<Int>, step: Int = 1) {
        first = values.lowerBound
        self.step = step
        count = (values.upperBound - values.lowerBound) / step + 1
    }

    /// The number so many entries on: on a ring the first one follows the last, otherwise the ends hold.
    func turned(from value: Int, by entries: Int, isRing: Bool) -> Int {
        let place = place(of: value)
        guard isRing else {
            // No more entries than there are, so that the sum of any two numbers is one.
            let entries = entries.clamped(to: -count...count)
            return self.value(at: (place + entries).clamped(to: 0...count - 1))
        }
        return self.value(at: (place + entries % count + count) % count)
    }

    /// The number that is drawn so many entries below another; `nil` where nothing is.
    ///
    /// A ring goes on beyond its ends, but shows every number once at most.
    func shown(at offset: Int, from value: Int, isRing: Bool) -> Int? {
        guard isRing ? -((count - 1) / 2)...count / 2 ~= offset : -count...count ~= offset else { return nil }
        let place = place(of: value) + offset
        if isRing { return self.value(at: (place + count) % count) }
        return 0..<count ~= place ? self.value(at: place) : nil
    }

    /// The number that is nearest to another; of two, the larger.
    func nearest(to value: Int) -> Int {
        self.value(at: place(of: value + step / 2))
    }

    /// All numbers, in order.
    var values: StrideTo<Int> {
        stride(from: first, to: first + count * step, by: step)
    }

    private func place(of value: Int) -> Int {
        ((value - first) / step).clamped(to: 0...count - 1)
    }

    private func value(at place: Int) -> Int {
        first + place * step
    }
}
