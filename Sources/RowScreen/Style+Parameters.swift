extension Style {
    /// Changes as SGR says, by parameters such as `1;38;5;208`; those that are unknown, or not for this, change nothing.
    ///
    /// Blinking and hidden text are among them: the first disturbs, and the second cannot be picked.
    package mutating func take(_ parameters: [UInt8]) {
        var rest = SGRParameter.list(parameters)[...]
        while let parameter = rest.popFirst() {
            switch parameter.code {
            case 0: self = .plain
            case 38: take(colour: parameter, and: &rest, \.foreground)
            case 48: take(colour: parameter, and: &rest, \.background)
            // The colour of a line under the text, which we draw in that of the text.
            case 58: _ = SGRParameter.colour(parameter, and: &rest)
            case 4: isUnderlined = parameter.values.first.map { $0 != 0 } ?? true
            default: if !take(attribute: parameter.code) { take(colour: parameter.code) }
            }
        }
    }

    private mutating func take(
        colour parameter: SGRParameter, and rest: inout ArraySlice<SGRParameter>, _ part: WritableKeyPath<Style, Colour>
    ) {
        if let colour = SGRParameter.colour(parameter, and: &rest) { self[keyPath: part] = colour }
    }

    /// - Returns: whether it is one.
    private mutating func take(attribute code: Int) -> Bool {
        switch code {
        case 1: isBold = true
        case 2: isDim = true
        case 3: isItalic = true
        case 7: isReversed = true
        case 9: isStruck = true
        case 21: isUnderlined = true
        case 22: (isBold, isDim) = (false, false)
        case 23: isItalic = false
        case 24: isUnderlined = false
        case 27: isReversed = false
        case 29: isStruck = false
        default: return false
        }
        return true
    }

    private mutating func take(colour code: Int) {
        switch code {
        case 30...37: foreground = .indexed(UInt8(code - 30))
        case 39: foreground = .standard
        case 40...47: background = .indexed(UInt8(code - 40))
        case 49: background = .standard
        case 90...97: foreground = .indexed(UInt8(code - 90 + 8))
        case 100...107: background = .indexed(UInt8(code - 100 + 8))
        default: break
        }
    }
}

/// One parameter of SGR, with what colons part from it.
private struct SGRParameter {
    let code: Int
    /// `nil` for one left out.
    let values: [Int?]

    /// What semicolons part; an empty one is 0.
    static func list(_ parameters: [UInt8]) -> [SGRParameter] {
        parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
            let numbers = parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(number)
            return SGRParameter(code: (numbers.first ?? nil) ?? 0, values: Array(numbers.dropFirst()))
        }
    }

    /// The colour that `38`, `48` or `58` names: in the same parameter after colons (`38:5:n`, `38:2::r:g:b`, and
    /// `38:2:r:g:b` as some have it), or in those that follow (`38;5;n`, `38;2;r;g;b`), which are taken.
    ///
    /// - Returns: `nil` where no terminal would know which one is meant.
    static func colour(_ parameter: SGRParameter, and rest: inout ArraySlice<SGRParameter>) -> Colour? {
        guard parameter.values.isEmpty else {
            let values = parameter.values
            switch values[0] {
            case 5: return indexed(values.dropFirst().prefix(1))
            case 2: return exact(values.count > 4 ? values[2...].prefix(3) : values[1...].prefix(3))
            default: return nil
            }
        }
        switch rest.popFirst()?.code {
        case 5: return indexed(take(1, of: &rest))
        case 2: return exact(take(3, of: &rest))
        default: return nil
        }
    }

    private static func take(_ count: Int, of rest: inout ArraySlice<SGRParameter>) -> ArraySlice<Int?> {
        let codes = rest.prefix(count).map { Optional($0.code) }
        rest = rest.dropFirst(count)
        return codes[...]
    }

    private static func indexed(_ values: ArraySlice<Int?>) -> Colour? {
        bytes(values, count: 1).map { .indexed($0[0]) }
    }

    private static func exact(_ values: ArraySlice<Int?>) -> Colour? {
        bytes(values, count: 3).map { .exact(red: $0[0], green: $0[1], blue: $0[2]) }
    }

    private static func bytes(_ values: ArraySlice<Int?>, count: Int) -> [UInt8]? {
        let bytes = values.compactMap { UInt8(exactly: $0 ?? 0) }
        return bytes.count == count ? bytes : nil
    }

    /// Numbers above any that means something are all the same one.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        return digits.reduce(0) { min($0 * 10 + Int($1 & 0x0F), 9999) }
    }
}
