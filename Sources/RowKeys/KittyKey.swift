/// The kitty keyboard protocol's form of a key: `CSI code:shifted:base ; modifiers:type ; text u`.
///
/// The picker never asks for it, yet a program before it may have left it on. Source: kitty's "Comprehensive
/// keyboard handling in terminals".
enum KittyKey {
    /// What a whole sequence says; `nil` for a release, an unknown code, and a key that belongs to the desktop.
    static func event(_ parameters: Parameters) -> InputEvent? {
        let held = HeldKeys(parameter: parameters[1] ?? 1)
        guard let code = parameters[0], !isRelease(parameters), !held.isForTheDesktop else { return nil }
        let takesText = held.modifiers.isDisjoint(with: [.control, .alt])
        if takesText, let text = text(parameters.parts(2)) {
            return typed(text)
        }
        if takesText, held.modifiers.contains(.shift), let shifted = parameters[0, 1], let key = key(shifted) {
            return .key(key)
        }
        if !takesText, code > 0x7F, let base = parameters[0, 2], let key = key(base, held: held) {
            return .key(key)
        }
        return key(code, held: held).map { .key($0) }
    }

    /// Whether the event type, behind the modifiers, says that a key was let go.
    static func isRelease(_ parameters: Parameters) -> Bool {
        parameters[1, 1] == 3
    }

    /// The key of a code point, or of a number in the private use area that stands for a key without one.
    static func key(_ code: Int, held: HeldKeys = HeldKeys(parameter: 1)) -> Key? {
        guard let symbol = symbol(code) else { return nil }
        guard !held.isForTheDesktop else { return nil }
        guard case .character(let character) = symbol, held.isCapsLocked != held.modifiers.contains(.shift) else {
            return Key(symbol, held.modifiers)
        }
        let upper = character.uppercased()
        return Key(.character(upper.count == 1 ? Character(upper) : character), held.modifiers)
    }

    private static func symbol(_ code: Int) -> Key.Symbol? {
        switch code {
        case 27: .escape
        case 10, 13: .enter
        case 9: .tab
        case 8, 127: .backspace
        case 57_344...63_743: functional(code)
        case 32...126, 160...: Unicode.Scalar(code).map { .character(Character($0)) }
        default: nil
        }
    }

    /// The protocol's table of functional keys; what is left out there is no use for.
    ///
    /// The protocol spells those before F13 as they were ever spelt, and keeps their numbers free.
    private static func functional(_ code: Int) -> Key.Symbol? {
        switch code {
        case 57_344: .escape
        case 57_345: .enter
        case 57_346: .tab
        case 57_347: .backspace
        case 57_348: .insert
        case 57_349: .delete
        case 57_350: .left
        case 57_351: .right
        case 57_352: .up
        case 57_353: .down
        case 57_354: .pageUp
        case 57_355: .pageDown
        case 57_356: .home
        case 57_357: .end
        case 57_364...57_398: .function(code - 57_363)
        case 57_399...57_408: .character(Character(Unicode.Scalar(UInt8(code - 57_399 + 0x30))))
        case 57_409: .character(".")
        case 57_410: .character("/")
        case 57_411: .character("*")
        case 57_412: .character("-")
        case 57_413: .character("+")
        case 57_414: .enter
        case 57_415: .character("=")
        case 57_416: .character(",")
        case 57_417: .left
        case 57_418: .right
        case 57_419: .up
        case 57_420: .down
        case 57_421: .pageUp
        case 57_422: .pageDown
        case 57_423: .home
        case 57_424: .end
        case 57_425: .insert
        case 57_426: .delete
        default: nil
        }
    }

    private static func text(_ codes: [Int]) -> String? {
        let scalars = codes.compactMap { Unicode.Scalar($0) }.filter {
            $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
        }
        guard !scalars.isEmpty else { return nil }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    /// Text of more than one character is what an input method composed.
    private static func typed(_ text: String) -> InputEvent {
        guard let character = text.first, text.count == 1 else { return .text(text) }
        return .key(.character(character))
    }
}

extension Unicode.Scalar {
    fileprivate init?(_ code: Int) {
        guard let value = UInt32(exactly: code) else { return nil }
        self.init(value)
    }
}
