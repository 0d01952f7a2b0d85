/// A value as JSON has it (RFC 8259), written in one line without blanks.
enum JSONValue {
    case number(Int)
    /// Text as it came in: bytes that are no UTF-8 are written as U+FFFD.
    case string(ArraySlice<UInt8>)
    case array([JSONValue])
    /// Members keep their order. Names need no escapes.
    case object([(name: String, value: JSONValue)])
}

extension [UInt8] {
    /// Appends a value as it is written, UTF-8 throughout.
    static func += (bytes: inout [UInt8], value: JSONValue) {
        switch value {
        case .number(let number): bytes += String(number).utf8
        case .string(let text): bytes.appendQuoted(text)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes += value
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes += "\"\(member.name)\":".utf8
                bytes += member.value
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private mutating func appendQuoted(_ text: ArraySlice<UInt8>) {
        append(UInt8(ascii: "\""))
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if let escape = scalar.escapeInJSON {
                self += escape.utf8
            } else {
                self += scalar.utf8
            }
        }
        append(UInt8(ascii: "\""))
    }
}

extension Unicode.Scalar {
    /// How it is written in a string of JSON; `nil` for itself.
    ///
    /// JSON asks for less. But some readers end a line at U+0085, U+2028 and U+2029 too, and a terminal takes U+0080
    /// to U+009F for the start of a sequence, so that none of these is ever written as it is.
    fileprivate var escapeInJSON: String? {
        switch value {
        case 0x08: #"\b"#
        case 0x09: #"\t"#
        case 0x0A: #"\n"#
        case 0x0C: #"\f"#
        case 0x0D: #"\r"#
        case 0x22: #"\""#
        case 0x5C: #"\\"#
        case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
            #"\u"# + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
        default: nil
        }
    }

    private var hexadecimal: String { String(value, radix: 16) }
}
