/// Which bytes occur in a row, in 64 bits: enough to reject most rows for eight bytes of memory traffic.
///
/// A letter and its other case share a bit, each digit has its own, and the rest of ASCII shares what is left. All
/// bytes from 0x80 up share one bit. So a set says for sure that a byte is missing, and only perhaps that it is there.
package struct ByteSet: Equatable, Sendable {
    package private(set) var bits: UInt64 = 0

    package init() {}

    package init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            insert(byte)
        }
    }

    package mutating func insert(_ byte: UInt8) {
        bits |= Self.bit[Int(byte)]
    }

    /// Whether a byte outside ASCII occurs; for this one question the set is exact.
    package var holdsNonASCII: Bool {
        bits & Self.nonASCII != 0
    }

    package func isSuperset(of other: ByteSet) -> Bool {
        other.bits & ~bits == 0
    }

    init(bits: UInt64) {
        self.bits = bits
    }

    private static let nonASCII: UInt64 = 1 << 63

    /// The bit of each byte.
    static let bit = ContiguousArray<UInt64>((0..<256).map { position(of: UInt8($0)) }.map { 1 << UInt64($0) })

    private static func position(of byte: UInt8) -> Int {
        switch byte {
        case 0x80...: 63
        case 0x61...0x7A: Int(byte) - 0x61
        case 0x41...0x5A: Int(byte) - 0x41
        case 0x30...0x39: 26 + Int(byte) - 0x30
        default: 36 + Int(byte) % 27
        }
    }
}
