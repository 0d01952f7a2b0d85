/// A character of three bytes of UTF-8 in one or two ways of writing, looked for at sixteen places at a time.
///
/// Nothing is decoded: all of its bytes are compared, where they stand one after another.
struct WideNeedle {
    /// The one and the other; twice the same where there is one.
    private let first: ThreeBytes
    private let second: ThreeBytes
    /// Whether a character that may be another writing of any is as good, too.
    private let takesWritings: Bool

    /// - Parameters:
    ///   - other: what is as good; of three bytes, too.
    ///   - takesWritings: whether it is also found where there is what the normal form may turn into it.
    /// - Returns: `nil` for a unit that takes fewer bytes or more.
    init?(_ unit: UInt32, orElse other: UInt32? = nil, takesWritings: Bool = false) {
        guard let first = ThreeBytes(unit), let second = ThreeBytes(other ?? unit) else { return nil }
        self.first = first
        self.second = second
        self.takesWritings = takesWritings
    }

    /// Where it first stands at or after `start`.
    @inline(__always)
    func firstIndex(in text: Span<UInt8>, from start: Int) -> Int? {
        let end = text.count &- Self.window &+ 1
        var index = start
        while index < end {
            let differences = differences(in: text, at: index)
            if differences.holdZero, let hit = hit(differences, in: text, at: index, after: 0) { return hit }
            index &+= SixteenBytes.count
        }
        guard end > 0 else { return firstIndex(inFew: text, from: start) }
        // The last places are looked at with some of those before them.
        let skipped = index &- (end &- 1)
        guard skipped < SixteenBytes.count else { return nil }
        return hit(differences(in: text, at: end &- 1), in: text, at: end &- 1, after: skipped)
    }

    /// Whether it stands there; the text has three bytes from there on.
    @inline(__always)
    func stands(in text: Span<UInt8>, at index: Int) -> Bool {
        let three = ThreeBytes(head: text[index], middle: text[index &+ 1], tail: text[index &+ 2])
        return three == first || three == second || takesWritings && three.mayBeWriting
    }

    /// Of sixteen places, what the three bytes from there on differ in: nothing where it may stand.
    @inline(__always)
    private func differences(in text: Span<UInt8>, at index: Int) -> SixteenBytes {
        let (heads, middles, tails) = SixteenBytes.three(text, at: index)
        var differences = heads.difference(first.head) | middles.difference(first.middle) | tails.difference(first.tail)
        if second != first {
            let others =
                heads.difference(second.head) | middles.difference(second.middle) | tails.difference(second.tail)
            differences = differences.min(others)
        }
        guard takesWritings else { return differences }
        return differences.min(heads.missing(to: ThreeBytes.writings))
    }

    /// The first place that nothing differs at and where it does stand, of those after so many.
    @inline(__always)
    private func hit(
        _ differences: SixteenBytes, in text: Span<UInt8>, at index: Int, after skipped: Int
    ) -> Int? {
        var next = skipped
        let zeros = differences.equal(0)
        while next < SixteenBytes.count, let hit = zeros.first(after: next) {
            if stands(in: text, at: index &+ hit) { return index &+ hit }
            next = hit &+ 1
        }
        return nil
    }

    private func firstIndex(inFew text: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index &+ ThreeBytes.count <= text.count {
            if stands(in: text, at: index) { return index }
            index &+= 1
        }
        return nil
    }

    /// Bytes: sixteen places, and what the last one of them takes.
    private static let window = SixteenBytes.count + 2
}

/// The bytes of a character that takes three.
struct ThreeBytes: Equatable {
    let head: UInt8
    let middle: UInt8
    let tail: UInt8
}

extension ThreeBytes {
    /// How many.
    static let count = 3

    /// Whether they may begin what the normal form turns into Han characters or kana.
    ///
    /// All of that is higher than U+F000, and none of it among the wide signs, digits and capitals that are common
    /// beside these.
    @inline(__always)
    var mayBeWriting: Bool { head >= Self.writings && !(head == Self.writings && middle == 0xBC) }

    /// The first byte of U+F000; that of what is higher is no lower.
    static let writings: UInt8 = 0xEF

    /// - Returns: `nil` for a unit that takes fewer bytes or more, or is no character.
    init?(_ unit: UInt32) {
        guard 0x800...0xFFFF ~= unit, Unicode.Scalar(unit) != nil else { return nil }
        head = 0xE0 | UInt8(unit >> 12)
        middle = 0x80 | UInt8(unit >> 6 & 0x3F)
        tail = 0x80 | UInt8(unit & 0x3F)
    }
}
