import TestSupport
import Testing

@testable import RowText

/// What the standard library makes of the same bytes; it repairs them by the same rule.
private func repaired(_ bytes: [UInt8]) -> [UInt32] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
}

private func decoded(_ bytes: [UInt8]) -> [UInt32] {
    var values: [UInt32] = []
    var index = 0
    while index < bytes.count {
        let scalar = DecodedScalar(bytes, at: index, before: bytes.count)
        values.append(scalar.value)
        index += scalar.length
    }
    return values
}

@Test(
    arguments: [
        [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0x80, 0x80],
        [0xF4, 0x90, 0x80, 0x80],
        [0xF5, 0x80], [0xFF], [0x80], [0xE3, 0x81], [0xE3, 0x81, 0x41], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x41],
        [0xF0, 0x9F], [0xC3], [0xC3, 0xC3, 0xA9], [0xF4, 0x8F, 0xBF, 0xBF], [0xEF, 0xBF, 0xBD], [0xED, 0x9F, 0xBF],
    ] as [[UInt8]])
func `broken bytes are parted where the standard library parts them`(bytes: [UInt8]) {
    #expect(decoded(bytes) == repaired(bytes))
}

@Test func `any bytes decode as in the standard library`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3_000 {
        let bytes = random.bytes(upTo: 12)
        #expect(decoded(bytes) == repaired(bytes), "\(bytes)")
    }
}

@Test func `every scalar decodes to itself`() {
    for value in UInt32(0)...0x10FFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let bytes = Array(String(scalar).utf8)
        let decoded = DecodedScalar(bytes, at: 0, before: bytes.count)
        if decoded.value != value || decoded.length != bytes.count || !decoded.isValid {
            Issue.record("U+\(String(value, radix: 16)) became \(decoded)")
        }
    }
}

@Test func `a replacement character that was written is not an error`() {
    let bytes = Array("\u{FFFD}".utf8)
    #expect(DecodedScalar(bytes, at: 0, before: 3).isValid)
    #expect(!DecodedScalar(bytes, at: 0, before: 2).isValid)
}
