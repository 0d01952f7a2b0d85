import TestSupport
import Testing

@testable import RowText

@Test func `the grapheme that holds a byte is found from any byte`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
        let bytes = random.bytes(upTo: 60)
        for grapheme in graphemes(of: bytes) {
            for index in grapheme.bytes where graphemeStart(in: bytes, holding: index) != grapheme.bytes.lowerBound {
                Issue.record("byte \(index) of \(bytes)")
            }
        }
    }
}

@Test func `the middle of a long row is found without reading the row`() {
    let row = Array((String(repeating: "漢", count: 100_000) + "e\u{301}字").utf8)
    #expect(graphemeStart(in: row, holding: 300_002) == 300_000)
    #expect(graphemeStart(in: row, holding: 150_001) == 150_000)
    #expect(ClusterReader(row, in: row.indices).certainStart(atOrBefore: 150_001) == 150_000)
}

@Test func `where no certain start is near, decoding begins a thousand bytes before`() {
    let row = Array(String(repeating: "👍🏽", count: 1_000).utf8)
    #expect(ClusterReader(row, in: row.indices).certainStart(atOrBefore: 4_096) == 4_096 - 1_024)
}

@Test func `the end of a row is a place to begin`() {
    #expect(graphemeStart(in: Array("ab".utf8), holding: 2) == 2)
    #expect(graphemeStart(in: [], holding: 0) == 0)
}
