/// Which bytes occur in a row, in 64 bits: enough to reject most rows for eight bytes of memory traffic.
///
/// A letter and its other case share a bit, each digit has its own, and the rest of ASCII shares what is left. All
/// bytes from 0x80 up share one bit, and those of them that begin a character outside U+3000 to U+9FFF another one. So a
/// set says for sure that a byte is missing, and only perhaps that it is there.
package struct ByteSet: Equatable, Sendable {
    private var bits: UInt64 = 0

    /// That of no bytes.
    package init() {}

    /// That of some bytes, in time linear in them.
    package init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            insert(byte)
        }
    }

    /// That of a row, eight bytes at a time.
    package init(of row: Span<UInt8>) {
        let table = Self.masks
        let masks = table.span
        precondition(masks.count == 256, "so that no byte has to be checked for a mask")
        var index = 0
        while let eight = EightBytes(row, at: index) {
            insert(eight, by: masks)
            index &+= 8
        }
        for place in index..<row.count {
            insert(row[place], by: masks)
        }
    }

    /// Adds a byte.
    package mutating func insert(_ byte: UInt8) {
        bits |= Self.masks[Int(byte)]
    }

    /// Whether a byte outside ASCII occurs; for this one question the set is exact.
    package var holdsNonASCII: Bool {
        bits & Self.nonASCII != 0
    }

    /// Whether a character occurs that is neither ASCII nor one of the Han characters, kana and signs from U+3000 to
    /// U+9FFF, such as an accented letter or a wide one; exact too.
    package var holdsOtherScripts: Bool {
        bits & Self.otherScripts != 0
    }

    /// Whether all bytes of the other may be here; `false` is sure.
    package func isSuperset(of other: ByteSet) -> Bool {
        other.bits & ~bits == 0
    }

    /// Whether no byte of the other is here; `true` is sure.
    package func isDisjoint(with other: ByteSet) -> Bool {
        other.bits & bits == 0
    }

    /// Adds a byte by `masks`, which a caller that adds many looks up once.
    @inline(__always)
    mutating func insert(_ byte: UInt8, by masks: Span<UInt64>) {
        bits |= masks[Int(byte)]
    }

    @inline(__always)
    mutating func insert(_ eight: EightBytes, by masks: Span<UInt64>) {
        for place in 0..<8 as Range<UInt64> {
            bits |= masks[Int(UInt8(truncatingIfNeeded: eight.word >> (place &* 8)))]
        }
    }

    private static let nonASCII: UInt64 = 1 << 63
    private static let otherScripts: UInt64 = 1 << 62

    /// The bits of each byte.
    static let masks = ContiguousArray<UInt64>((0..<256).map { mask(of: UInt8($0)) })

    private static func mask(of byte: UInt8) -> UInt64 {
        switch byte {
        case 0xE3...0xE9, 0x80..<0xC0: nonASCII
        case 0xC0...: nonASCII | otherScripts
        case 0x61...0x7A: 1 << UInt64(byte - 0x61)
        case 0x41...0x5A: 1 << UInt64(byte - 0x41)
        case 0x30...0x39: 1 << UInt64(26 + byte - 0x30)
        default: 1 << UInt64(36 + byte % 26)
        }
    }
}
