/// Cuts what a program writes to its terminal into characters and control sequences.
///
/// Bytes may come in any portions. It decides nothing about their meaning; what is not even well formed comes out
/// as ``Token/broken(_:)``.
struct SequenceParser: Sendable {
    enum Token: Equatable, Sendable {
        case character(Unicode.Scalar)
        case control(UInt8)
        /// `ESC` and what follows it up to a final byte, such as `7` or `(B`.
        case escape(String)
        case sequence(ControlSequence)
        /// An operating system command, a device control string or the like, with its contents.
        case string(String)
        case broken(String)
    }

    /// `ESC [`, parameters, and what to do with them.
    struct ControlSequence: Equatable, Sendable {
        /// `?`, `>`, `<` or `=` before the parameters, or nothing.
        var marker = ""
        /// Parts between semicolons, each with its parts between colons; an absent number is `nil`.
        var parameters: [[Int?]] = []
        /// Intermediate bytes and the final one, such as `H` or ` q`.
        var action = ""

        /// Parameter `index`, or `otherwise` where it is absent.
        func number(_ index: Int, or otherwise: Int) -> Int {
            guard index < parameters.count, let first = parameters[index].first, let number = first else {
                return otherwise
            }
            return number
        }
    }

    private enum State {
        case ground
        case character(partial: [UInt8], length: Int)
        case escape([UInt8])
        case sequence([UInt8])
        case string([UInt8], sawEscape: Bool)
    }

    private var state = State.ground

    /// Whether the bytes so far end in the middle of something.
    var isAmidst: Bool {
        if case .ground = state { return false }
        return true
    }

    /// Takes the next byte; `nil` while what it belongs to is not whole.
    mutating func take(_ byte: UInt8) -> Token? {
        switch state {
        case .ground: takeFromGround(byte)
        case .character(let partial, let length): takeInCharacter(byte, after: partial, length: length)
        case .escape(let bytes): takeInEscape(byte, after: bytes)
        case .sequence(let bytes): takeInSequence(byte, after: bytes)
        case .string(let bytes, let sawEscape): takeInString(byte, after: bytes, sawEscape: sawEscape)
        }
    }

    private mutating func takeFromGround(_ byte: UInt8) -> Token? {
        switch byte {
        case 0x1b:
            state = .escape([])
            return nil
        case 0..<0x20, 0x7f:
            return .control(byte)
        case 0x20..<0x7f:
            return .character(Unicode.Scalar(byte))
        case 0xc2..<0xe0:
            state = .character(partial: [byte], length: 2)
            return nil
        case 0xe0..<0xf0:
            state = .character(partial: [byte], length: 3)
            return nil
        case 0xf0..<0xf5:
            state = .character(partial: [byte], length: 4)
            return nil
        default:
            return .broken("a byte that is not UTF-8: \(hexadecimal(byte))")
        }
    }

    private mutating func takeInCharacter(_ byte: UInt8, after partial: [UInt8], length: Int) -> Token? {
        let bytes = partial + [byte]
        guard bytes.count == length || byte & 0xc0 != 0x80 else {
            state = .character(partial: bytes, length: length)
            return nil
        }
        state = .ground
        guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first else {
            return .broken("bytes that are not UTF-8: \(bytes.map(hexadecimal).joined(separator: " "))")
        }
        return scalar.value < 0xa0 ? .broken("a control character of two bytes: \(scalar.value)") : .character(scalar)
    }

    private mutating func takeInEscape(_ byte: UInt8, after bytes: [UInt8]) -> Token? {
        switch byte {
        case UInt8(ascii: "[") where bytes.isEmpty:
            state = .sequence([])
            return nil
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .string([byte], sawEscape: false)
            return nil
        case 0x20..<0x30:
            state = .escape(bytes + [byte])
            return nil
        case 0x30..<0x7f:
            state = .ground
            return .escape(String(decoding: bytes + [byte], as: UTF8.self))
        default:
            state = .ground
            return .broken("an escape sequence cut by \(hexadecimal(byte))")
        }
    }

    private mutating func takeInSequence(_ byte: UInt8, after bytes: [UInt8]) -> Token? {
        switch byte {
        case 0x20..<0x40:
            state = .sequence(bytes + [byte])
            return nil
        case 0x40..<0x7f:
            state = .ground
            return .sequence(Self.sequence(bytes, final: byte))
        default:
            state = .ground
            return .broken("a control sequence cut by \(hexadecimal(byte))")
        }
    }

    private mutating func takeInString(_ byte: UInt8, after bytes: [UInt8], sawEscape: Bool) -> Token? {
        let isEnd = sawEscape ? byte == UInt8(ascii: "\\") : byte == 0x07
        guard !isEnd else {
            state = .ground
            return .string(String(decoding: bytes, as: UTF8.self))
        }
        state = .string(byte == 0x1b ? bytes : bytes + [byte], sawEscape: byte == 0x1b)
        return nil
    }

    /// No screen has more lines or columns; larger numbers could overflow where they are added up.
    private static let largestNumber = 65535

    private static func sequence(_ bytes: [UInt8], final: UInt8) -> ControlSequence {
        var rest = bytes[...]
        var result = ControlSequence()
        if let first = rest.first, (0x3c..<0x40).contains(first) {
            result.marker = String(Unicode.Scalar(first))
            rest = rest.dropFirst()
        }
        let parameters = rest.prefix { (0x30..<0x3c).contains($0) }
        if !parameters.isEmpty {
            result.parameters = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
                $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
                    Int(String(decoding: $0, as: UTF8.self)).map { min($0, largestNumber) }
                }
            }
        }
        result.action = String(decoding: rest.dropFirst(parameters.count) + [final], as: UTF8.self)
        return result
    }
}

extension SequenceParser.ControlSequence: CustomStringConvertible {
    /// As it is typed in a manual, `ESC[?25l`.
    var description: String {
        let numbers = parameters.map { parts in
            parts.map { part in part.map(String.init) ?? "" }.joined(separator: ":")
        }
        return "ESC[" + marker + numbers.joined(separator: ";") + action
    }
}

private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
