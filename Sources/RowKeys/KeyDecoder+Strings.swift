extension KeyDecoder {
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

    mutating func takeAfterStringEscape(_ byte: UInt8) -> InputEvent? {
        rest()
        guard byte != 0x5C else { return nil }
        return takeAfterEscape(byte, isDoubled: false)
    }
}
