/// A number with zeros before it where it has fewer digits than asked for.
func padded(_ number: Int, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}

/// The number that ASCII digits write; `nil` for a sign, for other text, for none and for one that is too large.
func writtenNumber(_ text: some StringProtocol) -> Int? {
    guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
    return Int(text)
}
