extension KeyDecoder {
    /// Takes the first byte of something new; bytes that begin no character are dropped.
    mutating func takeFirst(_ byte: UInt8, modifiers: KeyModifiers) -> InputEvent? {
        switch byte {
        case 0x1B:
            state = .escape(isDoubled: false)
            return nil
        case 0x20...0x7E:
            rest()
            return .key(Key(.character(Character(Unicode.Scalar(byte))), modifiers))
        case 0x00...0x1F, 0x7F:
            rest()
            return .key(ControlKey.key(byte, modifiers))
        case 0xC2...0xF4:
            state = .character(length: byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4, isAlt: modifiers.contains(.alt))
            collected = [byte]
            return nil
        default:
            rest()
            return nil
        }
    }

    /// Takes a later byte of a character; one that cannot follow begins something new.
    mutating func takeInCharacter(_ byte: UInt8, length: Int, isAlt: Bool) -> InputEvent? {
        guard Self.continues(collected, with: byte) else { return restart(with: byte) }
        collected.append(byte)
        guard collected.count == length else { return nil }
        let character = String(decoding: collected, as: UTF8.self).first
        rest()
        guard let character, !Self.isControl(character) else { return nil }
        return .key(Key(.character(character), isAlt ? .alt : []))
    }

    /// The well-formed sequences of table 3-7 in chapter 3 of the Unicode Standard.
    private static func continues(_ bytes: [UInt8], with byte: UInt8) -> Bool {
        guard bytes.count == 1 else { return (0x80...0xBF).contains(byte) }
        switch bytes[0] {
        case 0xE0: return (0xA0...0xBF).contains(byte)
        case 0xED: return (0x80...0x9F).contains(byte)
        case 0xF0: return (0x90...0xBF).contains(byte)
        case 0xF4: return (0x80...0x8F).contains(byte)
        default: return (0x80...0xBF).contains(byte)
        }
    }

    /// Whether it is a C1 control, which is no text in UTF-8 either.
    private static func isControl(_ character: Character) -> Bool {
        ("\u{80}"..."\u{9F}").contains(character)
    }
}
