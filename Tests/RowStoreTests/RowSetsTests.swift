import Testing

@testable import RowStore

/// Numbers that follow from each other, the same every time.
private struct Numbers {
    var state: UInt64 = 1

    mutating func next(below limit: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % limit
    }
}

/// Rows of every length up to 30, of every byte but the line end, and of as many short ones.
private func input(_ numbers: inout Numbers, lineEnd: UInt8) -> ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    for _ in 0..<(1 + numbers.next(below: 60)) {
        let longest = numbers.next(below: 2) == 0 ? 4 : 30 as UInt64
        for _ in 0..<numbers.next(below: longest) {
            let byte = UInt8(numbers.next(below: 256))
            bytes.append(byte == lineEnd ? lineEnd ^ 1 : byte)
        }
        bytes.append(lineEnd)
    }
    return bytes
}

@Test(arguments: [0x0A, 0x00] as [UInt8])
func `a chunk finds each of its rows, and its bytes when asked`(lineEnd: UInt8) {
    var numbers = Numbers()
    for _ in 0..<300 {
        let bytes = input(&numbers, lineEnd: lineEnd)
        let chunk = Chunk(first: RowID(0), bytes: bytes, lineEnd: lineEnd == 0 ? .null : .newline)
        let rows = bytes.dropLast().split(separator: lineEnd, omittingEmptySubsequences: false)
        let starts: [UInt32] = [0] + rows.map { UInt32($0.endIndex + 1) }
        #expect(Array(chunk.starts) == starts)
        #expect(!chunk.isSurveyed)
        #expect(Array(chunk.sets) == rows.map { ByteSet(of: ContiguousArray($0).span) })
    }
}

@Test func `two chunks as one are what one of all their rows is`() {
    var numbers = Numbers()
    for _ in 0..<100 {
        let (left, right) = (input(&numbers, lineEnd: 0x0A), input(&numbers, lineEnd: 0x0A))
        let whole = Chunk(first: RowID(7), bytes: left + right, lineEnd: .newline)
        let first = Chunk(first: RowID(7), bytes: left, lineEnd: .newline)
        let joined = Chunk(first, Chunk(first: first.rows.upperBound, bytes: right, lineEnd: .newline))
        #expect(joined.rows == whole.rows && joined.bytes == whole.bytes && joined.sets == whole.sets)
        #expect(first.isSurveyed == false && Chunk(whole, first: RowID(9)).isSurveyed)
        #expect((0..<whole.count).allSatisfy { joined.range(of: $0) == whole.range(of: $0) })
    }
}
