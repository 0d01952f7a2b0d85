/// How often a byte stands in a part of some bytes; thirty-two at a time.
package func count(of byte: UInt8, in bytes: Span<UInt8>, _ part: Range<Int>) -> Int {
    var count = 0
    var index = part.lowerBound
    while index &+ ThirtyTwoBytes.count <= part.upperBound {
        let steps = min(mostSteps, (part.upperBound &- index) / ThirtyTwoBytes.count)
        count &+= sum(of: byte, in: bytes, from: index, steps: steps)
        index &+= steps &* ThirtyTwoBytes.count
    }
    for place in index..<part.upperBound where bytes[place] == byte {
        count &+= 1
    }
    return count
}

/// How often it stands in so many times thirty-two bytes.
@inline(__always)
private func sum(of byte: UInt8, in bytes: Span<UInt8>, from start: Int, steps: Int) -> Int {
    var counts = SIMD16<UInt8>()
    for step in 0..<steps {
        guard let block = ThirtyTwoBytes(bytes, at: start &+ step &* ThirtyTwoBytes.count) else { break }
        counts &+= block.counts(of: byte)
    }
    let wide = SIMD8<UInt16>(truncatingIfNeeded: counts.lowHalf) &+ SIMD8<UInt16>(truncatingIfNeeded: counts.highHalf)
    return Int(wide.wrappedSum())
}

extension ThirtyTwoBytes {
    /// How often a byte stands in either half, place for place: none, once or twice.
    @inline(__always)
    fileprivate func counts(of byte: UInt8) -> SIMD16<UInt8> {
        let wanted = SIMD16(repeating: byte)
        // A mask is sixteen bytes, and each that is set is minus one.
        let first = unsafe unsafeBitCast(first .== wanted, to: SIMD16<UInt8>.self)
        let second = unsafe unsafeBitCast(second .== wanted, to: SIMD16<UInt8>.self)
        return SIMD16() &- first &- second
    }
}

/// What is counted in a byte, two at a time, does not overflow it.
private let mostSteps = 127
