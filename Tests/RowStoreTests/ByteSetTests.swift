import Testing

@testable import RowStore

@Suite struct ByteSetTests {
    @Test func `a set never denies a byte that is there`() {
        for byte in UInt8.min...UInt8.max {
            #expect(ByteSet([1, byte, 200]).isSuperset(of: ByteSet([byte])))
        }
    }

    @Test func `letters are told apart, their cases are not`() {
        #expect(!ByteSet("abc".utf8).isSuperset(of: ByteSet("d".utf8)))
        #expect(ByteSet("abc".utf8) == ByteSet("CAB".utf8))
    }

    @Test func `bytes outside ASCII are known for sure`() {
        for byte in UInt8.min...UInt8.max {
            #expect(ByteSet([byte]).holdsNonASCII == (byte >= 0x80))
        }
    }

    @Test func `a chunk's sets are those of its rows`() {
        var splitter = RowSplitter(lineEnd: .newline)
        let chunk = splitter.take(ContiguousArray("abc\r\n東\n\n".utf8))
        #expect(chunk?.sets.map { $0.holdsNonASCII } == [false, true, false])
        #expect(chunk?.sets.last == ByteSet())
    }
}
