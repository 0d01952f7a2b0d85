/// Where a byte first stands in a part of some bytes; eight at a time.
package func firstIndex(of byte: UInt8, in bytes: Span<UInt8>, _ part: Range<Int>) -> Int? {
    let wanted = UInt64(byte) &* EightBytes.each
    var index = part.lowerBound
    while index &+ 8 <= part.upperBound, let eight = EightBytes(bytes, at: index) {
        if let place = eight.firstIndex(of: wanted) { return index + place }
        index &+= 8
    }
    for place in index..<part.upperBound where bytes[place] == byte {
        return place
    }
    return nil
}
