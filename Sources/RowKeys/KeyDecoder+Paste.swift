extension KeyDecoder {
    /// Takes a byte of a paste, `matched` bytes of whose end marker may have come.
    mutating func takeInPaste(_ byte: UInt8, matched: Int) -> InputEvent? {
        guard byte != Self.pasteEnd[matched] else {
            guard matched + 1 == Self.pasteEnd.count else {
                state = .paste(matched: matched + 1)
                return nil
            }
            return endPaste()
        }
        for byte in Self.pasteEnd[..<matched] {
            keepPasted(byte)
        }
        let mayBeginEnd = byte == Self.pasteEnd[0]
        if !mayBeginEnd { keepPasted(byte.unswapped) }
        state = .paste(matched: mayBeginEnd ? 1 : 0)
        return nil
    }

    /// What was pasted, as far as it was kept.
    mutating func endPaste() -> InputEvent {
        let pasted = collected
        rest()
        return .paste(pasted)
    }

    private mutating func keepPasted(_ byte: UInt8) {
        guard collected.count < Self.mostPasted else { return }
        collected.append(byte)
    }

    /// Bytes: more than anybody searches for, and few enough for a paste without an end.
    static let mostPasted = 1 << 18
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
