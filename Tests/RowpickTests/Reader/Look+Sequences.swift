extension Look {
    /// Applies the parameters of one SGR sequence (ECMA-48 8.3.117), in order.
    mutating func apply(_ parameters: [[Int?]]) {
        var rest = parameters[...]
        if rest.isEmpty { self = Look() }
        while let parameter = rest.popFirst() {
            let number = (parameter.first ?? nil) ?? 0
            switch number {
            case 0: self = Look()
            case 1...9: turnOn(number, style: parameter.count > 1 ? parameter[1] : nil)
            case 21...29: turnOff(number)
            case 30...37: foreground = .indexed(number - 30)
            case 39: foreground = .plain
            case 40...47: background = .indexed(number - 40)
            case 49: background = .plain
            case 90...97: foreground = .indexed(number - 82)
            case 100...107: background = .indexed(number - 92)
            case 38: foreground = Self.colour(parameter, &rest) ?? foreground
            case 48: background = Self.colour(parameter, &rest) ?? background
            default: break
            }
        }
    }

    private mutating func turnOn(_ number: Int, style: Int?) {
        let all: [Int: Attribute] = [
            1: .bold, 2: .dim, 3: .italic, 4: .underlined, 5: .blinking, 6: .blinking, 7: .reversed, 8: .hidden,
            9: .struck,
        ]
        guard let attribute = all[number] else { return }
        if attribute == .underlined, style == 0 {
            attributes.remove(attribute)
        } else {
            attributes.insert(attribute)
        }
    }

    private mutating func turnOff(_ number: Int) {
        switch number {
        case 22: attributes.subtract([.bold, .dim])
        case 23: attributes.remove(.italic)
        case 24: attributes.remove(.underlined)
        case 25: attributes.remove(.blinking)
        case 27: attributes.remove(.reversed)
        case 28: attributes.remove(.hidden)
        case 29: attributes.remove(.struck)
        default: break
        }
    }

    /// `38;5;n`, `38;2;r;g;b`, or the same with colons (where a colour space may stand before the three).
    private static func colour(_ parameter: [Int?], _ rest: inout ArraySlice<[Int?]>) -> Colour? {
        var numbers = parameter.dropFirst().map { $0 ?? 0 }
        if numbers.isEmpty {
            let kind = rest.popFirst()?.first.flatMap(\.self) ?? 0
            let wanted = kind == 2 ? 3 : 1
            numbers = [kind] + rest.prefix(wanted).map { $0.first.flatMap(\.self) ?? 0 }
            rest = rest.dropFirst(wanted)
        } else if numbers.count == 5, numbers[0] == 2 {
            numbers.remove(at: 1)
        }
        switch (numbers.first, numbers.count) {
        case (5, 2): return .indexed(numbers[1])
        case (2, 4): return .mixed(red: numbers[1], green: numbers[2], blue: numbers[3])
        default: return nil
        }
    }
}
