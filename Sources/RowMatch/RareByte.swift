import RowStore

/// Passes over the rows that cannot answer, many at once: looks through a block for the one byte that every row of
/// ASCII must hold and that is the rarest of those.
///
/// What is not ASCII may hold it in another writing, so every byte outside ASCII is a hit too.
struct RareByte {
    private let wanted: UInt64
    /// The bit by which the cases of a letter differ, if either will do.
    private let ignored: UInt64

    /// - Parameters:
    ///   - candidates: bytes that a row of ASCII must hold, each as it is or, where case is ignored, in either case.
    ///   - sample: what the rows are like.
    /// - Returns: `nil` where there are no candidates.
    init?(_ candidates: ContiguousArray<Candidate>, sample: Span<UInt8>) {
        var counts = ContiguousArray(repeating: 0, count: 256)
        for index in sample.indices {
            counts[Int(sample[index])] += 1
        }
        guard let rarest = candidates.min(by: { $0.count(in: counts) < $1.count(in: counts) }) else { return nil }
        wanted = UInt64(rarest.byte) &* Self.each
        ignored = rarest.hasTwoCases ? UInt64(Candidate.caseBit) &* Self.each : 0
    }

    /// The first hit from `start` on; `nil` where there is none before `end`.
    @inline(__always)
    func firstIndex(in bytes: Span<UInt8>, from start: Int, before end: Int) -> Int? {
        let safe = min(end, bytes.count)
        var index = start
        while index &+ 32 <= safe {
            let first = chance(load(bytes, at: index)) | chance(load(bytes, at: index &+ 8))
            let second = chance(load(bytes, at: index &+ 16)) | chance(load(bytes, at: index &+ 24))
            if (first | second) & Self.highBits != 0 { break }
            index &+= 32
        }
        while index &+ 8 <= safe {
            let chance = chance(load(bytes, at: index)) & Self.highBits
            // Only the lowest one is sure: what lies above it may have been borrowed from.
            if chance != 0 { return index &+ chance.trailingZeroBitCount >> 3 }
            index &+= 8
        }
        for place in index..<max(index, safe) where isHit(bytes[place]) {
            return place
        }
        return nil
    }

    /// The highest bit of the first byte that is a hit, and of no byte before it.
    @inline(__always)
    private func chance(_ word: UInt64) -> UInt64 {
        let difference = (word | ignored) ^ wanted
        return ((difference &- Self.each) & ~difference) | word
    }

    private func isHit(_ byte: UInt8) -> Bool {
        byte >= 0x80 || UInt64(byte) | (ignored & 0xFF) == wanted & 0xFF
    }

    private static let each: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080
}

extension RareByte {
    /// A byte that rows must hold.
    struct Candidate {
        /// The small letter, where both cases will do.
        let byte: UInt8
        let hasTwoCases: Bool

        init(_ byte: UInt8, ignoringCase: Bool) {
            let isLetter = (byte | Self.caseBit) &- 0x61 < 26
            hasTwoCases = isLetter && ignoringCase
            self.byte = hasTwoCases ? byte | Self.caseBit : byte
        }

        func count(in counts: ContiguousArray<Int>) -> Int {
            counts[Int(byte)] + (hasTwoCases ? counts[Int(byte ^ Self.caseBit)] : 0)
        }

        static let caseBit: UInt8 = 0x20
    }
}
