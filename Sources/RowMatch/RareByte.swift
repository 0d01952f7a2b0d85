import RowStore

/// Passes over the rows that cannot answer, many at once: looks through a block for the one byte that every row of
/// ASCII must hold and that is the rarest of those.
///
/// What is not ASCII may hold it in another writing, so every byte outside ASCII is a hit too. Where most rows hold one
/// it is of no use, and for some blocks it is not looked for.
struct RareByte {
    private let byte: WantedByte
    /// For how many blocks it is not looked for.
    private var blocksToRest = 0

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
        byte = WantedByte(rarest.byte, hasTwoCases: rarest.hasTwoCases)
    }

    /// The first hit from `start` on; `nil` where there is none before `end`.
    func firstIndex(in bytes: Span<UInt8>, from start: Int, before end: Int) -> Int? {
        byte.firstIndex(in: bytes, from: start, before: end)
    }

    /// Whether it is to be looked for in the next block.
    mutating func isDue() -> Bool {
        guard blocksToRest > 0 else { return true }
        blocksToRest -= 1
        return false
    }

    /// Learns how many rows of a block had hits.
    mutating func note(hits: Int, rows: Int) {
        if hits * 5 > rows * 2 { blocksToRest = Self.longestRest }
    }

    /// Blocks: so many that trying again costs next to nothing.
    private static let longestRest = 64
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
