import RowKeys

/// A button that `--button` adds to the bar, and what it does.
package struct ButtonOption: Equatable, Sendable {
    /// What a button does when it is clicked, and its key when it is pressed.
    package enum Deed: Equatable, Sendable {
        /// It picks, and this name of its key is printed first, as it was written.
        case pick(name: String)
        /// It ends the run with this exit status, and nothing is printed.
        case leave(status: Int32)
    }

    /// What stands on it; never blank.
    package let label: String
    /// What does the same as a click on it.
    package let key: Key
    package let deed: Deed

    /// - Parameter text: `LABEL:KEY` or `LABEL:KEY=STATUS`.
    init(parsing text: [UInt8]) throws(OptionError) {
        let (label, rest) = try Self.parts(of: text)
        let (name, status) = try Self.nameAndStatus(rest, in: text)
        self.label = String(decoding: label, as: UTF8.self)
        guard self.label.contains(where: { !$0.isWhitespace }) else {
            throw OptionError("--button: '\(ShownWord(text))' has no label", Self.remedy)
        }
        switch try Trigger(parsing: name, option: "--button") {
        case .key(let key): self.key = key
        case .doubleClick: throw UnknownTrigger.noKey(Array(name), option: "--button")
        }
        deed =
            try status.map { word throws(OptionError) in
                .leave(status: try Self.status(word))
            } ?? .pick(name: String(decoding: name, as: UTF8.self))
    }

    /// The label, which may hold colons, and what stands behind it. A colon at the end is the key.
    private static func parts(
        of text: [UInt8]
    ) throws(OptionError) -> (label: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
        let isKey = text.last == colon && (text.hasSuffix("::") || text.hasSuffix("-:"))
        let searched = isKey ? text.dropLast() : text[...]
        guard let end = searched.lastIndex(of: colon), end + 1 < text.endIndex else {
            throw OptionError("--button: '\(ShownWord(text))' has no key", remedy)
        }
        return (text[..<end], text[(end + 1)...])
    }

    /// The last sign of equality parts them, unless it is the key.
    private static func nameAndStatus(
        _ rest: ArraySlice<UInt8>, in text: [UInt8]
    ) throws(OptionError) -> (name: ArraySlice<UInt8>, status: ArraySlice<UInt8>?) {
        let isKey = rest.elementsEqual("=".utf8) || rest.hasSuffix("-=")
        guard !isKey, let end = rest.lastIndex(of: UInt8(ascii: "=")) else { return (rest, nil) }
        guard end > rest.startIndex else {
            throw OptionError("--button: '\(ShownWord(text))' has no key", remedy)
        }
        return (rest[..<end], rest[(end + 1)...])
    }

    private static func status(_ word: ArraySlice<UInt8>) throws(OptionError) -> Int32 {
        guard let number = DecimalNumber.parse(word), statuses.contains(number) else {
            throw OptionError(
                "--button: '\(ShownWord(word))' is no status that a button may have",
                "write a number from \(statuses.lowerBound) to \(statuses.upperBound)")
        }
        return Int32(number)
    }

    /// Those below say how a picking ended; those above are the shell's, or ours again.
    package static let statuses = 3...119

    private static let colon = UInt8(ascii: ":")
    private static let remedy = "write LABEL:KEY, such as Skip:f2, or LABEL:KEY=STATUS"
}

extension Collection<UInt8> {
    fileprivate func hasSuffix(_ text: String) -> Bool {
        reversed().starts(with: text.utf8.reversed())
    }
}
