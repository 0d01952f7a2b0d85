extension UInt8: TextUnit {
    @inline(__always)
    func folded(ignoringCase: Bool) -> UInt8 {
        let isCapital = self &- 0x41 < 26
        return ignoringCase && isCapital ? self | 0x20 : self
    }

    @inline(__always)
    func firstIndex(in text: Span<UInt8>, _ range: Range<Int>, ignoringCase: Bool) -> Int? {
        let scan = ByteScan(self, ignoringCase: ignoringCase)
        var index = range.lowerBound
        while index < range.upperBound {
            let hits = scan.hits(in: eightBytes(of: text, at: index, before: range.upperBound))
            if hits != 0 {
                let found = index + hits.trailingZeroBitCount >> 3
                return found < range.upperBound ? found : nil
            }
            index += 8
        }
        return nil
    }

    @inline(__always)
    func firstIndex(in text: Span<UInt8>, _ range: Range<Int>, before second: UInt8, ignoringCase: Bool) -> Int? {
        let scan = ByteScan(self, ignoringCase: ignoringCase)
        let nextScan = ByteScan(second, ignoringCase: ignoringCase)
        let end = range.upperBound
        var index = range.lowerBound
        while index < end {
            let hits =
                scan.hits(in: eightBytes(of: text, at: index, before: end))
                & nextScan.hits(in: eightBytes(of: text, at: index + 1, before: end + 1))
            if hits != 0 {
                let found = index + hits.trailingZeroBitCount >> 3
                return found < end ? found : nil
            }
            index += 8
        }
        return nil
    }

    @inline(__always)
    func lastIndex(in text: Span<UInt8>, _ range: Range<Int>, ignoringCase: Bool) -> Int? {
        let scan = ByteScan(self, ignoringCase: ignoringCase)
        var end = range.upperBound
        while end > range.lowerBound {
            let start = Swift.max(end - 8, range.lowerBound)
            let hits = scan.hits(in: eightBytes(of: text, at: start, before: end))
            let within = hits << UInt64((8 - end + start) * 8)
            if within != 0 {
                return end - 1 - within.leadingZeroBitCount >> 3
            }
            end = start
        }
        return nil
    }
}

extension UInt8 {
    @inline(__always)
    func places(in text: Span<UInt8>, _ range: Range<Int>, ignoringCase: Bool) -> UInt64 {
        let scan = ByteScan(self, ignoringCase: ignoringCase)
        var places: UInt64 = 0
        var index = range.lowerBound
        while index < range.upperBound {
            let hits = scan.hits(in: eightBytes(of: text, at: index, before: range.upperBound))
            places |= ByteScan.bits(of: hits) << UInt64(index - range.lowerBound)
            index += 8
        }
        // Zeros are put in place of what comes after the end, which is found where a zero is looked for.
        return range.isEmpty ? 0 : places & (UInt64.max >> UInt64(64 - range.count))
    }
}

/// Looks for a byte in eight bytes at a time.
///
/// `EightBytes` of the store does it too, for the first hit alone. One that both rooms share is slower for crossing the
/// border: 46 ns a row instead of 43 (`match letter as fzf` in rowbench).
private struct ByteScan {
    private let wanted: UInt64
    /// The bit by which the cases of a letter differ, if that is to be ignored.
    private let ignored: UInt64

    @inline(__always)
    init(_ byte: UInt8, ignoringCase: Bool) {
        wanted = UInt64(byte) &* Self.each
        let isLetter = byte &- 0x61 < 26
        ignored = ignoringCase && isLetter ? 0x20 &* Self.each : 0
    }

    /// The highest bit of every byte that is the wanted one.
    ///
    /// Adding 0x7F to the lower bits of what differs sets the highest one, and carries nothing.
    @inline(__always)
    func hits(in bytes: UInt64) -> UInt64 {
        let difference = (bytes | ignored) ^ wanted
        return ~(((difference & Self.lowBits) &+ Self.lowBits) | difference) & ~Self.lowBits
    }

    /// A bit for each hit, the first one lowest.
    ///
    /// The factor puts bit 8 × n of what it multiplies at 56 + n, and whatever else it makes lower than that.
    @inline(__always)
    static func bits(of hits: UInt64) -> UInt64 {
        ((hits >> 7) &* 0x0102_0408_1020_4080) >> 56
    }

    private static let each: UInt64 = 0x0101_0101_0101_0101
    private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
}

/// The eight bytes from `index` on, the first one lowest; fewer before `end`, and then zeros.
@inline(__always)
private func eightBytes(of text: Span<UInt8>, at index: Int, before end: Int) -> UInt64 {
    guard index + 8 > end else { return load(text, at: index) }
    guard end < 8 else { return load(text, at: end - 8) >> UInt64((index + 8 - end) * 8) }
    var word: UInt64 = 0
    var place = end
    while place > index {
        place -= 1
        word = word << 8 | UInt64(text[place])
    }
    return word
}

/// Eight bytes as a number, the first one lowest.
@inline(__always)
func load(_ text: Span<UInt8>, at index: Int) -> UInt64 {
    precondition(index >= 0 && index + 8 <= text.count, "eight bytes lie within the text")
    // Any eight bytes are a number, and they are the text's own; eight checked reads take three times as long.
    return unsafe UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self))
}
