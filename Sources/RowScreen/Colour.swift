/// A colour of the terminal, in one word, since every cell has two and all are compared with each frame.
///
/// What we draw ourselves uses `standard` and a few of the sixteen named ones, which suit whatever theme the person has.
/// The others are for rows that bring their own.
package struct Colour: Hashable, Sendable {
    /// 0, or a kind in the highest byte and the value below it.
    private let code: UInt32

    /// The terminal's own text or ground colour: `39`, `49`.
    package static let standard = Colour(code: 0)

    /// One of 256: the first eight are sent as `30`–`37`, the next as `90`–`97`, the others as `38;5;n`.
    package static func indexed(_ index: UInt8) -> Colour {
        Colour(code: indexedKind | UInt32(index))
    }

    /// Sent as `38;2;r;g;b`.
    package static func exact(red: UInt8, green: UInt8, blue: UInt8) -> Colour {
        Colour(code: exactKind | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    package static let black = indexed(0)
    package static let red = indexed(1)
    package static let green = indexed(2)
    package static let yellow = indexed(3)
    package static let blue = indexed(4)
    package static let magenta = indexed(5)
    package static let cyan = indexed(6)
    package static let white = indexed(7)
    package static let brightBlack = indexed(8)
    package static let brightRed = indexed(9)
    package static let brightGreen = indexed(10)
    package static let brightYellow = indexed(11)
    package static let brightBlue = indexed(12)
    package static let brightMagenta = indexed(13)
    package static let brightCyan = indexed(14)
    package static let brightWhite = indexed(15)

    private static let indexedKind: UInt32 = 1 << 24
    private static let exactKind: UInt32 = 2 << 24

    /// The parameters that select it for text; for the ground each first one is ten more.
    func parameters(forGround isGround: Bool) -> [UInt8] {
        let shift: UInt8 = isGround ? 10 : 0
        let last = UInt8(truncatingIfNeeded: code)
        switch (code & ~0xFF_FFFF, last) {
        case (Self.indexedKind, 0..<8): return [30 + last + shift]
        case (Self.indexedKind, 8..<16): return [90 + last - 8 + shift]
        case (Self.indexedKind, _): return [38 + shift, 5, last]
        case (Self.exactKind, _):
            return [38 + shift, 2, UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8), last]
        default: return [39 + shift]
        }
    }
}
