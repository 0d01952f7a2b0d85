/// The letters that a terminal draws as lines between a shift out and a shift in: DEC's special graphics.
package enum LineDrawing {
    /// A captured screen with the characters themselves in place of such letters; the shifts are left out.
    ///
    /// Escape sequences stay as they are.
    package static func spelled(_ text: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
        guard text.contains(shiftOut) else { return text }
        var spelled: ContiguousArray<UInt8> = []
        var isShifted = false
        var sequence = Place.outside
        for byte in text {
            sequence = sequence.next(byte)
            switch byte {
            case shiftOut: isShifted = true
            case shiftIn: isShifted = false
            case first...last where isShifted && sequence == .outside:
                spelled += String(characters[Int(byte - first)]).utf8
            default: spelled.append(byte)
            }
        }
        return spelled
    }

    private static let shiftOut: UInt8 = 0x0E
    private static let shiftIn: UInt8 = 0x0F

    private static let first = UInt8(ascii: "`")
    private static let last = UInt8(ascii: "~")
    /// From the backquote on, as the VT100's manual has them.
    private static let characters = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·")

    /// Where a byte stands as to a control sequence.
    private enum Place {
        case outside
        case afterEscape
        case inParameters
        /// The byte that ends it.
        case atEnd

        func next(_ byte: UInt8) -> Place {
            switch self {
            case _ where byte == EscapeSequence.escape: .afterEscape
            case .outside, .atEnd: .outside
            case .afterEscape: byte == UInt8(ascii: "[") ? .inParameters : .atEnd
            case .inParameters: 0x20..<0x40 ~= byte ? .inParameters : .atEnd
            }
        }
    }
}
