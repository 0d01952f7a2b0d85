/// The keys that are no characters, by the letters and numbers terminals send for them.
///
/// Sources: xterm's `ctlseqs`, the Linux console's `console_codes(4)`, rxvt's key list.
enum KeyNumber {
    /// `CSI number ~`.
    static func tilde(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28...29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// `CSI letter`; in lower case rxvt's arrows with Shift.
    static func letter(_ letter: UInt8) -> Key? {
        switch letter {
        case 0x41: .up
        case 0x42: .down
        case 0x43: .right
        case 0x44: .left
        case 0x46: .end
        case 0x48: .home
        case 0x50...0x53: .function(Int(letter) - 0x4F)
        case 0x5A: .backTab
        case 0x61: Key(.up, .shift)
        case 0x62: Key(.down, .shift)
        case 0x63: Key(.right, .shift)
        case 0x64: Key(.left, .shift)
        default: nil
        }
    }

    /// `ESC O letter`: the cursor keys and the number pad in application mode; rxvt's arrows with Control.
    static func singleShift(_ letter: UInt8) -> Key? {
        switch letter {
        case 0x41...0x48, 0x50...0x53: self.letter(letter)
        case 0x61: Key(.up, .control)
        case 0x62: Key(.down, .control)
        case 0x63: Key(.right, .control)
        case 0x64: Key(.left, .control)
        case 0x20: .space
        case 0x49: .tab
        case 0x4D: .enter
        case 0x58: .character("=")
        case 0x6A...0x79: .character(Character(Unicode.Scalar(letter - 0x40)))
        default: nil
        }
    }
}
