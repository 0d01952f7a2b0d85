/// A number as the command line writes it: decimal digits, and no sign or exponent.
enum DecimalNumber {
    /// The count `digits` write; `nil` where there are none, other bytes among them, or more than an `Int` holds.
    static func parse(_ digits: some Collection<UInt8>) -> Int? {
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// The number that `text` writes with one point in it at most; `nil` where it writes none.
    static func parseFraction(_ text: some Collection<UInt8>) -> Double? {
        let isDecimal = text.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
        }
        return isDecimal ? Double(String(decoding: text, as: UTF8.self)) : nil
    }
}
