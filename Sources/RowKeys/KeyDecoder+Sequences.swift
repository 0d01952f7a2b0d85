extension KeyDecoder {
    /// Takes what follows ESC: `[` and `O` introduce sequences, `P`, `X`, `]`, `^` and `_` strings (ECMA-48's DCS, SOS,
    /// OSC, PM and APC); anything else was pressed with Alt.
    ///
    /// - Parameter isDoubled: whether two ESC came: the first is Alt to a sequence, and else the Escape key.
    mutating func takeAfterEscape(_ byte: UInt8, isDoubled: Bool) -> InputEvent? {
        switch byte {
        case 0x5B:
            state = .sequence(isAlt: isDoubled)
            return nil
        case 0x4F:
            state = .singleShift(isAlt: isDoubled)
            return nil
        case 0x1B:
            state = .escape(isDoubled: true)
            return isDoubled ? .key(.escape) : nil
        case 0x20...0xFF where isDoubled && byte != 0x7F:
            rest()
            return .key(.escape)
        case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
            state = .string(introducer: byte)
            return nil
        default:
            return takeFirst(byte, modifiers: isDoubled ? [] : .alt)
        }
    }

    /// Takes what follows an ESC that was the Escape key by all that could be known. `O` begins sequences too, yet more
    /// often a word.
    mutating func takeAfterSettledEscape(_ byte: UInt8) -> InputEvent? {
        guard byte == 0x5B else { return restart(with: byte) }
        state = .lateSequence
        return nil
    }

    /// Takes the first byte after `[`: it was no text, for more came at once.
    mutating func takeInLateSequence(_ byte: UInt8) -> InputEvent? {
        state = .sequence(isAlt: false)
        return takeInSequence(byte, isAlt: false)
    }

    /// Takes a byte after `ESC O`: perhaps digits for modifiers, then a letter.
    mutating func takeInSingleShift(_ byte: UInt8, isAlt: Bool) -> InputEvent? {
        switch byte {
        case 0x30...0x3B:
            keepParameter(byte)
            return nil
        case 0x20...0x7E:
            let held = Parameters(collected).lastHeld
            rest()
            guard !held.isForTheDesktop, let key = KeyNumber.singleShift(byte)?.with(held.modifiers) else {
                return isAlt ? .key(.escape) : nil
            }
            return .key(isAlt ? key.with(.alt) : key)
        default:
            return restart(with: byte)
        }
    }

    /// Takes a byte after `ESC [`: parameters, and a byte from `@` on that ends them. rxvt ends some with `$` instead.
    mutating func takeInSequence(_ byte: UInt8, isAlt: Bool) -> InputEvent? {
        switch byte {
        case 0x4D where collected.isEmpty:
            state = .mouse(missing: 3)
            return nil
        case 0x5B where collected.isEmpty:
            state = .linuxFunction
            return nil
        case 0x24 where !collected.isEmpty && collected.allSatisfy({ (0x30...0x39).contains($0) }):
            return endSequence(byte, isAlt: isAlt)
        case 0x20...0x3F:
            keepParameter(byte)
            return nil
        case 0x40...0x7E:
            return endSequence(byte, isAlt: isAlt)
        default:
            return restart(with: byte)
        }
    }

    private mutating func endSequence(_ final: UInt8, isAlt: Bool) -> InputEvent? {
        let parameters = Parameters(collected)
        rest()
        guard !(final == 0x7E && parameters.isOnly(200)) else {
            state = .paste(matched: 0)
            return isAlt ? .key(.escape) : nil
        }
        let event = SequenceMeaning.event(parameters, final: final)
        guard isAlt else { return event }
        // Only a key can have been pressed with Alt: before anything else the ESC was the Escape key.
        switch event {
        case .key(let key):
            return .key(key.with(.alt))
        case .cursorReport, .sizeReport, .modeReport, .statusReport:
            report = event
            return .key(.escape)
        case .text, .paste, .mouse, .focus, nil:
            return .key(.escape)
        }
    }

    private mutating func keepParameter(_ byte: UInt8) {
        guard collected.count < Self.parameterBytes else { return }
        collected.append(byte)
    }

    /// Takes the letter after `ESC [ [`: `A` to `E` for F1 to F5.
    mutating func takeInLinuxFunction(_ byte: UInt8) -> InputEvent? {
        guard (0x20...0x7E).contains(byte) else { return restart(with: byte) }
        rest()
        guard (0x41...0x45).contains(byte) else { return nil }
        return .key(.function(Int(byte) - 0x40))
    }

    /// Passes over the bytes of an old mouse report: nobody asks for one, and its coordinates end at column 223. xterm
    /// sends 0 for those beyond.
    mutating func takeInMouse(_ byte: UInt8, missing: Int) -> InputEvent? {
        guard byte >= 0x20 || byte == 0 else { return restart(with: byte) }
        guard missing > 1 else {
            rest()
            return nil
        }
        state = .mouse(missing: missing - 1)
        return nil
    }

    /// Far more than any key needs; what follows is swallowed without being kept.
    private static let parameterBytes = 256
}
