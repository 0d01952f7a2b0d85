/// A number as the fields of a table write one: `42`, `-1`, `+0.5`, `1,234,567`, `98.6%`.
package struct WrittenNumber: Equatable, Sendable {
    /// Its value, as near as a double comes; of a percentage the number before the sign.
    package let value: Double

    /// - Returns: `nil` where `text`, blanks around it aside, is no number.
    package init?(_ text: some BidirectionalCollection<UInt8>) {
        var rest = text[...].drop { $0 == UInt8(ascii: " ") }
        while rest.last == UInt8(ascii: " ") || rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        if rest.last == UInt8(ascii: "%") { rest.removeLast() }
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        guard let magnitude = Self.magnitude(of: rest) else { return nil }
        value = isNegative ? -magnitude : magnitude
    }

    /// Digits with a point among them at most, those before it perhaps in groups of three.
    private static func magnitude(of digits: some Collection<UInt8>) -> Double? {
        var reading = Reading()
        for byte in digits {
            guard reading.take(byte) else { return nil }
        }
        return reading.result
    }

    private struct Reading {
        private var value = 0.0
        private var scale = 1.0
        /// Digits since the start, the last comma or the point.
        private var run = 0
        private var hasComma = false
        private var hasPoint = false

        /// - Returns: false where no number goes on so.
        mutating func take(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                value = value * 10 + Double(byte - UInt8(ascii: "0"))
                if hasPoint { scale *= 10 }
                run += 1
                return true
            case UInt8(ascii: ","):
                guard !hasPoint, hasComma ? run == 3 : (1...3).contains(run) else { return false }
                hasComma = true
            case UInt8(ascii: "."):
                guard !hasPoint, endsGroup else { return false }
                hasPoint = true
            default:
                return false
            }
            run = 0
            return true
        }

        var result: Double? {
            guard hasPoint ? run > 0 : endsGroup else { return nil }
            return value / scale
        }

        private var endsGroup: Bool { hasComma ? run == 3 : run > 0 }
    }
}
