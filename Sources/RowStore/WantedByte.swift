/// Looks through many bytes for one that is wanted, and stops at any outside ASCII too.
package struct WantedByte: Sendable {
    private let wanted: UInt8
    /// The bit by which the cases of a letter differ, if either will do.
    private let ignored: UInt8

    /// - Parameter hasTwoCases: whether the other case of the byte, which is a small letter then, will do.
    package init(_ byte: UInt8, hasTwoCases: Bool) {
        wanted = byte
        ignored = hasTwoCases ? 0x20 : 0
    }

    /// The first hit from `start` on; `nil` where there is none before `end`.
    ///
    /// 64 bytes at a time: 1.5 ns a row of paths without a hit, and 6 by eight bytes (`find a rare byte` in rowbench).
    package func firstIndex(in bytes: Span<UInt8>, from start: Int, before end: Int) -> Int? {
        var index = start
        while index &+ 2 &* ThirtyTwoBytes.count <= end, let first = ThirtyTwoBytes(bytes, at: index),
            let second = ThirtyTwoBytes(bytes, at: index &+ ThirtyTwoBytes.count)
        {
            let hits = first.highBits(of: wanted, ignoring: ignored) | second.highBits(of: wanted, ignoring: ignored)
            if ThirtyTwoBytes.hasHighBit(hits) { break }
            index &+= 2 &* ThirtyTwoBytes.count
        }
        while index &+ 8 <= end, let eight = EightBytes(bytes, at: index) {
            if let place = eight.firstIndex(of: each(wanted), ignoring: each(ignored)) { return index &+ place }
            index &+= 8
        }
        for place in index..<max(index, end) where bytes[place] | ignored == wanted || bytes[place] >= 0x80 {
            return place
        }
        return nil
    }

    private func each(_ byte: UInt8) -> UInt64 {
        UInt64(byte) &* EightBytes.each
    }
}

extension EightBytes {
    /// Where the wanted byte or one outside ASCII first stands.
    ///
    /// Of the bytes that differ nowhere, only the lowest is sure: what lies above it may have been borrowed from.
    ///
    /// - Parameters:
    ///   - wanted: the byte eight times.
    ///   - ignored: the bits by which a byte may differ, eight times.
    @inline(__always)
    fileprivate func firstIndex(of wanted: UInt64, ignoring ignored: UInt64) -> Int? {
        let difference = (word | ignored) ^ wanted
        let hits = (((difference &- Self.each) & ~difference) | word) & Self.highBits
        return hits == 0 ? nil : hits.trailingZeroBitCount >> 3
    }
}

extension ThirtyTwoBytes {
    /// Two of them over each other: the highest bit is set where one has the wanted byte, or one outside ASCII.
    @inline(__always)
    fileprivate func highBits(of wanted: UInt8, ignoring ignored: UInt8) -> SIMD16<UInt8> {
        let wanted = SIMD16(repeating: wanted)
        let ignored = SIMD16(repeating: ignored)
        // A mask is sixteen bytes, with all bits set or none.
        let first = unsafe unsafeBitCast((first | ignored) .== wanted, to: SIMD16<UInt8>.self)
        let second = unsafe unsafeBitCast((second | ignored) .== wanted, to: SIMD16<UInt8>.self)
        return first | second | union
    }

    @inline(__always)
    fileprivate static func hasHighBit(_ bytes: SIMD16<UInt8>) -> Bool {
        let words = unsafe unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
        return (words[0] | words[1]) & EightBytes.highBits != 0
    }
}
