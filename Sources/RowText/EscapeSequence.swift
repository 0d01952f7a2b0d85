/// An escape sequence in a row: its forms are those of ECMA-48, and of strings those that terminals know.
struct EscapeSequence {
    static let escape: UInt8 = 0x1B

    /// Bytes that it takes, from ESC on.
    let length: Int
    /// Where its parameters lie, if it changes a style.
    let style: Range<Int>?

    /// - Returns: `nil` where no sequence begins with this ESC. One that breaks off is as long as what opens it.
    init?(in bytes: Span<UInt8>, at start: Int) {
        let first = start + 1
        guard first < bytes.count else { return nil }
        switch bytes[first] {
        case UInt8(ascii: "["):
            self.init(controlIn: bytes, at: start)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            self.init(length: (Self.endOfString(in: bytes, from: first + 1) ?? first + 1) - start)
        case 0x20..<0x30:
            let last = Self.end(of: 0x20..<0x30, in: bytes, from: first)
            let isWhole = last < bytes.count && 0x30..<0x7F ~= bytes[last]
            self.init(length: (isWhole ? last + 1 : first + 1) - start)
        case 0x30..<0x7F:
            self.init(length: 2)
        default:
            return nil
        }
    }

    private init(length: Int, style: Range<Int>? = nil) {
        self.length = length
        self.style = style
    }

    private init(controlIn bytes: Span<UInt8>, at start: Int) {
        let parameters = (start + 2)..<Self.end(of: 0x30..<0x40, in: bytes, from: start + 2)
        let last = Self.end(of: 0x20..<0x30, in: bytes, from: parameters.upperBound)
        guard last < bytes.count, 0x40..<0x7F ~= bytes[last] else {
            self.init(length: 2)
            return
        }
        let isStyle = bytes[last] == UInt8(ascii: "m") && last == parameters.upperBound
        let style = isStyle && Self.areNumbers(bytes, parameters) ? parameters : nil
        self.init(length: last + 1 - start, style: style)
    }

    /// Where the bytes of a kind end that begin at `start`.
    private static func end(of kind: Range<UInt8>, in bytes: Span<UInt8>, from start: Int) -> Int {
        for index in start..<max(start, bytes.count) where !kind.contains(bytes[index]) {
            return index
        }
        return bytes.count
    }

    /// After BEL or `ESC \`; `nil` where another control comes first, a line end say.
    private static func endOfString(in bytes: Span<UInt8>, from start: Int) -> Int? {
        for index in start..<max(start, bytes.count) where bytes[index] < 0x20 || bytes[index] == 0x7F {
            if bytes[index] == 0x07 { return index + 1 }
            let isEnd = bytes[index] == escape && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\\")
            return isEnd ? index + 2 : nil
        }
        return nil
    }

    /// Whether parameters are what a style is said by: others begin with a sign that makes another sequence of it.
    private static func areNumbers(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard range.count <= longestStyle else { return false }
        for index in range where bytes[index] > UInt8(ascii: ";") {
            return false
        }
        return true
    }

    /// Bytes: several times those of all attributes with two exact colours; what is longer is no style of anybody's.
    private static let longestStyle = 256
}
