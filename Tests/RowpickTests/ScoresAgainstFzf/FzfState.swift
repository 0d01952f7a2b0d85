/// A row that was found, and which of its characters are set off: counted as fzf does, a broken byte as one.
struct Hit: Equatable {
    let row: Int
    var places: [Int]
}

/// What fzf says of itself, out of its JSON.
struct FzfState {
    private(set) var isReading = true
    private(set) var query = ""
    private(set) var total = 0
    private(set) var hits: [Hit] = []

    /// - Parameter reply: with its HTTP head; `nil` where it is cut short.
    init?(reply: [UInt8]) {
        guard let start = reply.firstIndex(of: UInt8(ascii: "{")) else { return nil }
        var reader = JSONReader(bytes: reply, place: start)
        guard case .object(let fields) = reader.value() else { return nil }
        guard case .other(let reading) = fields["reading"], case .string(let query) = fields["query"],
            case .number(let total) = fields["totalCount"], case .list(let matches) = fields["matches"]
        else { return nil }
        isReading = reading != "false"
        self.query = query
        self.total = total
        hits = matches.compactMap(Self.hit)
    }

    private static func hit(_ match: JSONReader.Value) -> Hit? {
        guard case .object(let fields) = match, case .number(let row) = fields["index"] else { return nil }
        guard case .list(let places) = fields["positions"] else { return Hit(row: row, places: []) }
        return Hit(
            row: row,
            places: places.compactMap { place in
                guard case .number(let place) = place else { return nil }
                return place
            })
    }
}

/// Reads well-formed JSON, as far as fzf writes it.
private struct JSONReader {
    enum Value {
        case object([String: Value])
        case list([Value])
        case string(String)
        case number(Int)
        case other(String)
    }

    let bytes: [UInt8]
    var place: Int

    /// - Returns: `nil` where the text ends too early.
    mutating func value() -> Value? {
        guard place < bytes.count else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "["): return list()
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case _: return word()
        }
    }

    private mutating func object() -> Value? {
        var fields: [String: Value] = [:]
        while next(), bytes[place] != UInt8(ascii: "}") {
            if bytes[place] == UInt8(ascii: ",") { place += 1 }
            guard let name = string() else { return nil }
            place += 1
            guard name != "text" else {
                skipString()
                place -= 1
                continue
            }
            guard let value = value() else { return nil }
            fields[name] = value
            place -= 1
        }
        return next() || place == bytes.count ? .object(fields) : nil
    }

    private mutating func list() -> Value? {
        var values: [Value] = []
        while next(), bytes[place] != UInt8(ascii: "]") {
            if bytes[place] == UInt8(ascii: ",") { place += 1 }
            guard let value = value() else { return nil }
            values.append(value)
            place -= 1
        }
        return next() ? .list(values) : nil
    }

    /// - Returns: whether there is one more byte.
    private mutating func next() -> Bool {
        place += 1
        return place < bytes.count
    }

    private mutating func word() -> Value? {
        let start = place
        while place < bytes.count, bytes[place] > 0x2C, bytes[place] != UInt8(ascii: "]"),
            bytes[place] != UInt8(ascii: "}")
        {
            place += 1
        }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        return Int(word).map { .number($0) } ?? .other(word)
    }

    private mutating func skipString() {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
    }

    private mutating func string() -> String? {
        let start = place + 1
        skipString()
        guard place <= bytes.count, start < place else { return nil }
        var units: [UInt16] = []
        var rest = Array(String(decoding: bytes[start..<(place - 1)], as: UTF8.self).utf16)[...]
        while let unit = rest.popFirst() {
            guard unit == 0x5C, let sign = rest.popFirst() else {
                units.append(unit)
                continue
            }
            guard sign == 0x75 else {
                units.append(Self.escapes[sign] ?? sign)
                continue
            }
            units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0)
            rest = rest.dropFirst(4)
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// What stands for the letter after a backslash.
    private static let escapes: [UInt16: UInt16] = [0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09]
}
