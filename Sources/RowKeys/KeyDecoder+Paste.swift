extension KeyDecoder {
    /// Takes a byte of a paste, `matched` bytes of whose end marker may have come.
    mutating func takeInPaste(_ byte: UInt8, matched: Int) -> InputEvent? {
        collected.append(byte.unswapped)
        guard byte == Self.pasteEnd[matched] else {
            state = .paste(matched: byte == Self.pasteEnd[0] ? 1 : 0)
            return nil
        }
        guard matched + 1 == Self.pasteEnd.count else {
            state = .paste(matched: matched + 1)
            return nil
        }
        let pasted = Array(collected.dropLast(Self.pasteEnd.count))
        rest()
        return .paste(pasted)
    }
}

extension UInt8 {
    /// The byte as it was sent, before the terminal driver swapped CR and LF.
    fileprivate var unswapped: UInt8 {
        switch self {
        case 0x0A: 0x0D
        case 0x0D: 0x0A
        default: self
        }
    }
}
