/// A number as the fields of a table write one: `42`, `-1`, `+0.5`, `1,234,567`, `98.6%`.
struct WrittenNumber {
    /// - Returns: `nil` where `text` is no number.
    init?(_ text: ArraySlice<UInt8>) {
        var rest = text.drop { $0 == UInt8(ascii: " ") }
        while rest.last == UInt8(ascii: " ") { rest.removeLast() }
        if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { rest.removeFirst() }
        if rest.last == UInt8(ascii: "%") { rest.removeLast() }
        let parts = rest.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, Self.isWhole(whole) else { return nil }
        guard parts.count == 1 || !parts[1].isEmpty && parts[1].allSatisfy(\.isDigit) else { return nil }
    }

    /// Digits, all of them or none in groups of three.
    private static func isWhole(_ digits: ArraySlice<UInt8>) -> Bool {
        let groups = digits.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard let first = groups.first, !first.isEmpty, groups.allSatisfy({ $0.allSatisfy(\.isDigit) }) else {
            return false
        }
        return groups.count == 1 || first.count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
