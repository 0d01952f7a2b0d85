/// Which bytes occur in a row, and with which letters its words begin, in 64 bits: enough to reject most rows for eight
/// bytes of memory traffic.
///
/// A letter and its other case share a bit, and have another one for words that begin with them. Digits share one by
/// twos, so do blanks, the signs that part fields, and other signs. All bytes from 0x80 up share one bit, and those of
/// them that begin a character outside U+3000 to U+9FFF another one. So a set says for sure that a byte is missing, and
/// only perhaps that it is there.
package struct ByteSet: Equatable, Sendable {
    @usableFromInline var bits: UInt64 = 0

    /// That of no bytes.
    package init() {}

    /// That of some bytes, in time linear in them.
    package init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            insert(byte)
        }
    }

    /// That of a row, with the heads of its words.
    package init(of row: Span<UInt8>) {
        var maker = ByteSetMaker()
        for place in row.indices {
            maker.insert(row[place])
        }
        self = maker.set
    }

    init(bits: UInt64) {
        self.bits = bits
    }

    /// Adds a byte.
    package mutating func insert(_ byte: UInt8) {
        bits |= ByteSetMaker.bit(of: byte)
    }

    /// How many of some letters stand before the first that may begin a word; sure where no byte is outside ASCII.
    @inlinable @inline(__always)
    package func lettersBeforeHead(_ letters: LetterRun) -> Int {
        let heads = bits >> UInt64(Self.firstHead)
        var rest = letters.packed
        for place in 0..<letters.count {
            if heads >> (rest & 31) & 1 == 1 { return place }
            rest >>= 5
        }
        return letters.count
    }

    /// Whether a byte outside ASCII occurs; for this one question the set is exact.
    @inlinable package var holdsNonASCII: Bool {
        bits & Self.nonASCII != 0
    }

    /// Whether a character occurs that is neither ASCII nor one of the Han characters, kana and signs from U+3000 to
    /// U+9FFF, such as an accented letter or a wide one; exact too.
    package var holdsOtherScripts: Bool {
        bits & Self.otherScripts != 0
    }

    /// Whether all bytes of the other may be here; `false` is sure.
    @inlinable package func isSuperset(of other: ByteSet) -> Bool {
        other.bits & ~bits == 0
    }

    /// Whether all bytes of the other may be here, or some are here that a fold may make into them.
    @inline(__always)
    func mayHold(_ other: ByteSet) -> Bool {
        other.bits & ~bits == 0 || holdsNonASCII
    }

    /// The bytes that both need, where rows are wanted that hold all of the one or all of the other.
    package func intersection(_ other: ByteSet) -> ByteSet {
        var both = self
        both.bits &= other.bits
        return both
    }

    /// Whether no byte of the other is here; `true` is sure.
    @inlinable package func isDisjoint(with other: ByteSet) -> Bool {
        other.bits & bits == 0
    }

    static let nonASCII: UInt64 = 1 << 63
    static let otherScripts: UInt64 = 1 << 62

    /// The bit of words that begin with A, twenty-five more following.
    static let firstHead = 26
}
