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
            if let hit = hits(in: text, at: index).first() { return index &+ hit }
            index &+= SixteenBytes.count
        }
        guard end > 0 else { return firstIndex(inFew: text, from: start) }
        // The last places are looked at with some of those before them.
        let skipped = index &- (end &- 1)
        guard skipped < SixteenBytes.count else { return nil }
        return hits(in: text, at: end &- 1).first(after: skipped).map { end &- 1 &+ $0 }
    }

    /// Whether it stands there; the text has three bytes from there on.
    @inline(__always)
    func stands(in text: Span<UInt8>, at index: Int) -> Bool {
        let three = ThreeBytes(head: text[index], middle: text[index &+ 1], tail: text[index &+ 2])
        return three == first || three == second
    }

    @inline(__always)
    private func hits(in text: Span<UInt8>, at index: Int) -> SixteenBytes.Hits {
        let heads = SixteenBytes(text, at: index)
        let middles = SixteenBytes(text, at: index &+ 1)
        let tails = SixteenBytes(text, at: index &+ 2)
        var hits = heads.equal(first.head) & middles.equal(first.middle) & tails.equal(first.tail)
        if second != first {
            hits = hits | heads.equal(second.head) & middles.equal(second.middle) & tails.equal(second.tail)
        }
        guard takesWritings else { return hits }
        return hits | heads.atLeast(Self.writings) & (middles.within(Self.compatible) | middles.atLeast(Self.halfWidth))
    }

    /// The first byte of what is there only to be compatible with other sets of characters, or of what is higher.
    private static let writings: UInt8 = 0xEF
    /// The second bytes of Han characters among that: U+F900 to U+FAFF, and U+2F800 and higher.
    private static let compatible: ClosedRange<UInt8> = 0xA4...0xAF
    /// The second byte of half-width kana: U+FF40 and higher.
    private static let halfWidth: UInt8 = 0xBD

    private func firstIndex(inFew text: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index &+ 3 <= text.count {
            if stands(in: text, at: index) || takesWritings && text[index] >= Self.writings { return index }
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

    /// - Returns: `nil` for a unit that takes fewer bytes or more, or is no character.
    init?(_ unit: UInt32) {
        guard 0x800...0xFFFF ~= unit, Unicode.Scalar(unit) != nil else { return nil }
        head = 0xE0 | UInt8(unit >> 12)
        middle = 0x80 | UInt8(unit >> 6 & 0x3F)
        tail = 0x80 | UInt8(unit & 0x3F)
    }
}
