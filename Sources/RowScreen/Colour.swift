/// A colour of the terminal.
///
/// What we draw ourselves uses `standard` and the sixteen named ones, which suit whatever theme the person has; the
/// others occur in rows that bring their own.
package enum Colour: Hashable, Sendable {
    /// The terminal's own text or ground colour: `39`, `49`.
    case standard
    /// One of 256: the first eight are sent as `30`–`37`, the next as `90`–`97`, the others as `38;5;n`.
    case indexed(UInt8)
    /// Sent as `38;2;r;g;b`.
    case exact(red: UInt8, green: UInt8, blue: UInt8)

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

    /// The parameters that select it for text; for the ground each first one is ten more.
    func parameters(forGround isGround: Bool) -> [UInt8] {
        let shift: UInt8 = isGround ? 10 : 0
        return switch self {
        case .standard: [39 + shift]
        case .indexed(let index) where index < 8: [30 + index + shift]
        case .indexed(let index) where index < 16: [90 + index - 8 + shift]
        case .indexed(let index): [38 + shift, 5, index]
        case .exact(let red, let green, let blue): [38 + shift, 2, red, green, blue]
        }
    }
}
