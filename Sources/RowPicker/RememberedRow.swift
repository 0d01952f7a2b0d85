import RowStore

/// A row as it is known from one run to the next: by its code, and by its name where several rows have that code.
package struct RememberedRow: Equatable, Sendable {
    /// What identifies the row; any bytes.
    package let code: [UInt8]
    /// Tells it from other rows of the same code; any bytes.
    package let name: [UInt8]

    /// - Parameters:
    ///   - row: as it came in.
    ///   - delimiter: what parts its fields; `nil` where the row is its own code and name.
    package init(_ row: [UInt8], delimiter: [UInt8]?) {
        let fields = delimiter.map { Fields(row, delimiter: $0) }
        code = fields.map { Array(row[$0.code]) } ?? row
        name = fields.map { Array(row[$0.name]) } ?? row
    }

    /// Reads what ``stored`` wrote; `nil` where these bytes are anything else, or not all of it.
    package init?(stored bytes: [UInt8]) {
        var rest = bytes[...]
        guard let code = Self.netstring(from: &rest), let name = Self.netstring(from: &rest),
            rest.elementsEqual([Self.end])
        else { return nil }
        self.code = code
        self.name = name
    }

    /// The row for a file: code and name, each as a netstring (its length in decimal, a colon, its bytes, a comma), and
    /// a line feed, so `1:3,16:関東・信越,`.
    ///
    /// A code may hold any byte, line feeds and NUL too, so no byte could part it from the name; and by their lengths a
    /// file that was cut short is known for one.
    package var stored: [UInt8] {
        Self.netstring(of: code) + Self.netstring(of: name) + [Self.end]
    }

    private static func netstring(of bytes: [UInt8]) -> [UInt8] {
        Array("\(bytes.count):".utf8) + bytes + [comma]
    }

    /// Takes one off the beginning of `rest`; `nil` where none is there.
    private static func netstring(from rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let afterDigits = rest.dropFirst(digits.count)
        guard let count = Int(String(decoding: digits, as: UTF8.self)), afterDigits.first == UInt8(ascii: ":") else {
            return nil
        }
        let bytes = afterDigits.dropFirst().prefix(count)
        rest = afterDigits.dropFirst().dropFirst(count)
        guard bytes.count == count, rest.popFirst() == comma else { return nil }
        return Array(bytes)
    }

    private static let comma = UInt8(ascii: ",")
    private static let end: UInt8 = 0x0A
}
