/// The keys that come as a single control character.
enum ControlKey {
    /// - Parameters:
    ///   - byte: 0x00 to 0x1F, or 0x7F.
    ///   - modifiers: what was held besides Control.
    static func key(_ byte: UInt8, _ modifiers: KeyModifiers) -> Key {
        switch byte {
        case 0x7F: Key(.backspace, modifiers)
        case 0x09: Key(.tab, modifiers)
        case 0x0A: Key(.enter, modifiers)
        case 0x0D: Key(.character("j"), modifiers.union(.control))
        case 0x00: Key(.character(" "), modifiers.union(.control))
        case 0x1F: Key(.character("/"), modifiers.union(.control))
        case 0x01...0x1A: letter(byte + 0x60, modifiers)
        default: letter(byte + 0x40, modifiers)
        }
    }

    private static func letter(_ byte: UInt8, _ modifiers: KeyModifiers) -> Key {
        Key(.character(Character(Unicode.Scalar(byte))), modifiers.union(.control))
    }
}
