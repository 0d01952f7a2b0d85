/// Makes the set of a row's bytes as they come, one after another.
///
/// A letter begins a word if no letter or digit stands before it, or if it is a capital after a small letter. Bytes outside ASCII are
/// taken for no letters: what they are is not known here.
struct ByteSetMaker {
    private(set) var bits: UInt64 = 0
    /// What stands before: the place of its column in `masks`.
    private var before = 0

    var set: ByteSet { ByteSet(bits: bits) }

    init() {}

    mutating func insert(_ byte: UInt8) {
        bits |= Self.masks[before + Int(byte)]
        before = Int(Self.columns[Int(byte)]) << 8
    }

    /// For whoever adds many, and has looked the tables up once.
    @inline(__always)
    mutating func insert(_ byte: UInt8, by masks: Span<UInt64>, _ columns: Span<UInt8>) {
        bits |= masks[before | Int(byte)]
        before = Int(columns[Int(byte)]) << 8
    }

    @inline(__always)
    mutating func insert(_ eight: EightBytes, by masks: Span<UInt64>, _ columns: Span<UInt8>) {
        for place in 0..<8 as Range<UInt64> {
            insert(UInt8(truncatingIfNeeded: eight.word >> (place &* 8)), by: masks, columns)
        }
    }

    /// What a byte adds to a set wherever it stands.
    static func bit(of byte: UInt8) -> UInt64 {
        switch byte {
        case 0xE3...0xE9, 0x80..<0xC0: ByteSet.nonASCII
        case 0xC0...: ByteSet.nonASCII | ByteSet.otherScripts
        case 0x61...0x7A: 1 << UInt64(byte - 0x61)
        case 0x41...0x5A: 1 << UInt64(byte - 0x41)
        case 0x30...0x39: 1 << UInt64(52 + (byte - 0x30) / 2)
        case 0x09...0x0D, 0x20: 1 << 57
        case UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "|"): 1 << 58
        default: 1 << UInt64(59 + byte % 3)
        }
    }

    /// What stands before a letter.
    private enum Column: UInt8, CaseIterable {
        case noWord, small, capitalOrDigit
    }

    /// The bits of each byte, for each column.
    static let masks = ContiguousArray<UInt64>(
        Column.allCases.flatMap { column in (0..<256).map { bit(of: UInt8($0)) | head(UInt8($0), after: column) } })

    /// The column of what follows each byte.
    static let columns = ContiguousArray<UInt8>((0..<256).map { column(after: UInt8($0)).rawValue })

    private static func column(after byte: UInt8) -> Column {
        switch byte {
        case 0x61...0x7A: .small
        case 0x41...0x5A, 0x30...0x39: .capitalOrDigit
        default: .noWord
        }
    }

    private static func head(_ byte: UInt8, after column: Column) -> UInt64 {
        let isCapital = 0x41...0x5A ~= byte
        let begins =
            switch column {
            case .noWord: true
            case .small: isCapital
            case .capitalOrDigit: false
            }
        guard begins, let letter = LetterRun.letter(byte) else { return 0 }
        return 1 << UInt64(ByteSet.firstHead + Int(letter))
    }
}
