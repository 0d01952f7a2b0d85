/// What every answer holds and few rows do, looked for in a whole block before its rows are.
enum RareSign {
    case byte(RareByte)
    case needle(WideNeedle)

    /// The first place from `start` on.
    @inline(__always)
    func firstIndex(in bytes: Span<UInt8>, from start: Int, before end: Int) -> Int? {
        switch self {
        case .byte(let byte): byte.firstIndex(in: bytes, from: start, before: end)
        case .needle(let needle): needle.firstIndex(in: bytes.extracting(0..<end), from: start)
        }
    }
}
