extension KeyDecoder {
    /// Takes a byte of a string, which says nothing to us; BEL or `ESC \` ends it.
    mutating func takeInString(_ byte: UInt8) -> InputEvent? {
        switch byte {
        case 0x1B:
            state = .stringEscape
            return nil
        case 0x07:
            rest()
            return nil
        case 0x00...0x1F:
            return restart(with: byte)
        default:
            state = .string(introducer: nil)
            return nil
        }
    }

    /// Takes what follows an ESC in a string: its end, or the rest of something new.
    mutating func takeAfterStringEscape(_ byte: UInt8) -> InputEvent? {
        rest()
        guard byte != 0x5C else { return nil }
        return takeAfterEscape(byte, isDoubled: false)
    }
}
