/// What a control sequence says, once it is whole.
enum SequenceMeaning {
    /// - Parameter final: the byte that ends it.
    /// - Returns: `nil` for what is unknown, a release, or an answer nobody asked for.
    static func event(_ parameters: Parameters, final: UInt8) -> InputEvent? {
        guard !parameters.isStrange else { return nil }
        guard parameters.intermediate == nil else { return modeReport(parameters, final: final) }
        switch (parameters.mark, final) {
        case (0x3C, 0x4D), (0x3C, 0x6D):
            return mouse(parameters, isRelease: final == 0x6D)
        case (.some, _):
            return nil
        case (nil, 0x75):
            return KittyKey.event(parameters)
        case (nil, 0x7E) where parameters[0] == 27 && parameters.count == 3:
            return otherKey(parameters)
        case (nil, 0x7E), (nil, 0x24), (nil, 0x5E), (nil, 0x40):
            return numbered(parameters, final: final)
        case (nil, 0x52) where parameters.count == 2:
            return cursorReport(parameters)
        case (nil, 0x74) where parameters[0] == 8 && parameters.count == 3:
            return sizeReport(parameters)
        case (nil, 0x6E) where parameters.isOnly(0):
            return .statusReport
        case (nil, 0x49) where parameters == Parameters([]):
            return .focus(gained: true)
        case (nil, 0x4F) where parameters == Parameters([]):
            return .focus(gained: false)
        default:
            return lettered(parameters, final: final)
        }
    }

    private static func mouse(_ parameters: Parameters, isRelease: Bool) -> InputEvent? {
        guard let code = parameters[0], let x = parameters[1], let y = parameters[2] else { return nil }
        return MouseEvent(code: code, x: x, y: y, isRelease: isRelease).map { .mouse($0) }
    }

    /// A report may be taken for Shift-F3 (`CSI 1;2R`) and the other way round; the answer to a question weighs more.
    private static func cursorReport(_ parameters: Parameters) -> InputEvent? {
        guard let line = parameters[0], let column = parameters[1], line > 0, column > 0 else { return nil }
        return .cursorReport(line: line - 1, column: column - 1)
    }

    /// `CSI 8 ; lines ; columns t`.
    private static func sizeReport(_ parameters: Parameters) -> InputEvent? {
        guard let lines = parameters[1], let columns = parameters[2], lines > 0, columns > 0 else { return nil }
        return .sizeReport(lines: lines, columns: columns)
    }

    /// DECRPM, `CSI ? mode ; setting $ y`: 1 and 3 are on, 2 and 4 off, 3 and 4 for good.
    private static func modeReport(_ parameters: Parameters, final: UInt8) -> InputEvent? {
        guard parameters.mark == 0x3F, parameters.intermediate == 0x24, final == 0x79, let mode = parameters[0] else {
            return nil
        }
        switch parameters[1] {
        case 1, 3: return .modeReport(mode: mode, isOn: true)
        case 2, 4: return .modeReport(mode: mode, isOn: false)
        default: return .modeReport(mode: mode, isOn: nil)
        }
    }

    /// `CSI 27 ; modifiers ; code ~`: xterm's `modifyOtherKeys`.
    private static func otherKey(_ parameters: Parameters) -> InputEvent? {
        guard let code = parameters[2] else { return nil }
        return KittyKey.key(code, held: HeldKeys(parameter: parameters[1] ?? 1)).map { .key($0) }
    }

    /// `CSI number ; modifiers ~`, and rxvt's `CSI number` with `$` for Shift, `^` for Control and `@` for both.
    private static func numbered(_ parameters: Parameters, final: UInt8) -> InputEvent? {
        guard let number = parameters[0], let key = KeyNumber.tilde(number) else { return nil }
        switch final {
        case 0x24: return .key(key.with(.shift))
        case 0x5E: return .key(key.with(.control))
        case 0x40: return .key(key.with([.control, .shift]))
        default: return pressed(key, parameters)
        }
    }

    /// `CSI letter`, or `CSI 1 ; modifiers letter`.
    private static func lettered(_ parameters: Parameters, final: UInt8) -> InputEvent? {
        guard let key = KeyNumber.letter(final), parameters.count <= 2, parameters[0] ?? 1 == 1 else { return nil }
        return pressed(key, parameters)
    }

    private static func pressed(_ key: Key, _ parameters: Parameters) -> InputEvent? {
        let held = HeldKeys(parameter: parameters[1] ?? 1)
        guard !KittyKey.isRelease(parameters), !held.isForTheDesktop else { return nil }
        return .key(key.with(held.modifiers))
    }
}
