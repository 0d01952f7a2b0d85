extension KeyDecoder {
    mutating func takeInPaste(_ byte: UInt8, matched: Int) -> InputEvent? {
        collected.append(byte)
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
