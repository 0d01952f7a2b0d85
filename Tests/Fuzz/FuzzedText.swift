import RowText

/// Any bytes as the text of a row: every byte is in one character, and none can steer the terminal.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    var end = 0
    for grapheme in Graphemes(of: bytes) {
        precondition(grapheme.bytes.lowerBound == end && !grapheme.bytes.isEmpty)
        end = grapheme.bytes.upperBound
        precondition((1...8).contains(grapheme.width))
        precondition(grapheme.text.unicodeScalars.allSatisfy(isHarmless))
    }
    precondition(end == bytes.count)
    return 0
}

private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    let turns: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x61C...0x61C]
    return scalar.properties.generalCategory != .control && !turns.contains { $0 ~= scalar.value }
}
