/// A count as the command line writes it: decimal digits and nothing else.
enum DecimalNumber {
    /// The number `digits` write; `nil` where there are none, other bytes among them, or more than an `Int` holds.
    static func parse(_ digits: some Collection<UInt8>) -> Int? {
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }
}
