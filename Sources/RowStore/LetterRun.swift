/// The letters that some bytes begin with, whatever their case, up to the first byte that is none; packed so that a row's set
/// is asked for all of them without looking anything up.
package struct LetterRun: Equatable, Sendable {
    /// Five bits each, A being 0, the first one lowest.
    @usableFromInline let packed: UInt64
    /// How many there are; twelve at most.
    package let count: Int

    /// Those of some bytes.
    package init(_ bytes: some Sequence<UInt8>) {
        let letters = bytes.prefix(Self.most).prefix { Self.letter($0) != nil }.compactMap(Self.letter)
        packed = letters.reversed().reduce(0) { $0 << 5 | UInt64($1) }
        count = letters.count
    }

    /// The place of a letter in the alphabet; `nil` for any other byte.
    static func letter(_ byte: UInt8) -> UInt8? {
        let letter = (byte | 0x20) &- 0x61
        return letter < 26 ? letter : nil
    }

    /// What fits in 64 bits.
    private static let most = 12
}
