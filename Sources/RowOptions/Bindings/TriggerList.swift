/// Takes names of keys, parted by commas, off a text. A comma or a colon may be the key itself, or be held with another.
struct TriggerList {
    private(set) var rest: ArraySlice<UInt8>
    private let option: String

    init(_ text: ArraySlice<UInt8>, option: String) {
        rest = text
        self.option = option
    }

    /// Every name up to a colon or the end, with what it stands for; a comma at the end counts for nothing.
    mutating func read() throws(OptionError) -> [(name: String, trigger: Trigger)] {
        var triggers: [(name: String, trigger: Trigger)] = []
        repeat {
            let name = nextName()
            guard !name.isEmpty else { throw missing }
            triggers.append((String(decoding: name, as: UTF8.self), try Trigger(parsing: name, option: option)))
        } while takeComma() && !rest.isEmpty
        return triggers
    }

    private var missing: OptionError {
        let before = rest.isEmpty ? "at the end" : "before '\(ShownWord(rest))'"
        return OptionError("\(option): a key is missing \(before)", "write its name, such as ctrl-a or a")
    }

    private mutating func nextName() -> ArraySlice<UInt8> {
        var name = rest.prefix { !Self.isSign($0) }
        if Self.mayEndInSign(name), let sign = signMeant(after: name.endIndex) { name = rest[..<sign] }
        rest = rest[name.endIndex...]
        return name
    }

    /// Where a name ends that has the comma or colon at `place` in it, as one does that has the next such sign behind it.
    private func signMeant(after place: Int) -> Int? {
        guard place < rest.endIndex else { return nil }
        let next = place + 1
        return next == rest.endIndex || Self.isSign(rest[next]) ? next : nil
    }

    private mutating func takeComma() -> Bool {
        guard rest.first == UInt8(ascii: ",") else { return false }
        rest.removeFirst()
        return true
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
    }

    private static func mayEndInSign(_ name: ArraySlice<UInt8>) -> Bool {
        name.isEmpty || (name.count > 1 && name.last == UInt8(ascii: "-"))
    }
}
