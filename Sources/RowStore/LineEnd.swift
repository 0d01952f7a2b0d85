/// What ends a row in the input.
package enum LineEnd: Equatable, Sendable {
    /// LF; a CR directly before it belongs to the line end, not to the row.
    case newline
    /// LF alone; a CR before it is the row's last byte.
    case bareNewline
    /// NUL, as `--read0` has it.
    case null

    package static let carriageReturn: UInt8 = 0x0D

    /// The last byte of it, which no row holds.
    package var byte: UInt8 {
        switch self {
        case .newline, .bareNewline: 0x0A
        case .null: 0x00
        }
    }
}
