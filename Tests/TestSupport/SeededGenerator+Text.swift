extension SeededGenerator {
    /// Bytes in which everything happens often: ASCII, controls, marks, emoji, Han, broken UTF-8.
    package mutating func bytes(upTo count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...count, using: &self) {
            switch Int.random(in: 0..<8, using: &self) {
            case 0: bytes.append(UInt8.random(in: 0...255, using: &self))
            case 1: bytes.append(UInt8.random(in: 0x20...0x7E, using: &self))
            case 2: bytes.append(UInt8.random(in: 0x80...0xFF, using: &self))
            default: bytes += String(scalar()).utf8
            }
        }
        return bytes
    }

    /// A scalar from one of the blocks where text is difficult.
    package mutating func scalar() -> Unicode.Scalar {
        let blocks: [ClosedRange<UInt32>] = [
            0...0xFF, 0x300...0x36F, 0x600...0x6FF, 0x900...0x97F, 0x1100...0x11FF, 0x2000...0x206F, 0x3040...0x30FF,
            0xAC00...0xAC40, 0xFDD0...0xFE0F, 0xFF00...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F3F0...0x1F470, 0xE0000...0xE01EF,
            0...0xD7FF, 0x10000...0x10FFFF,
        ]
        let block = Int.random(in: 0..<blocks.count, using: &self)
        return Unicode.Scalar(UInt32.random(in: blocks[block], using: &self)) ?? "?"
    }
}
