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

    @Test(arguments: [
        ("main", "m"), ("src/main.c", "smc"), ("a mAin2bX", "amAX"), ("MAIN", "M"), ("é1a_b", "b"), ("\tx", "x"),
        ("9", ""),
    ])
    func `letters that begin words are known`(row: String, heads: String) {
        let set = ByteSet(of: ContiguousArray(row.utf8).span)
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            let run = LetterRun("\(letter)".utf8)
            #expect((set.lettersBeforeHead(run) == 0) == heads.lowercased().contains(letter), "\(letter) in \(row)")
        }
    }

    @Test(arguments: [
        ("main", 0), ("amain", 1), ("iinm", 3), ("iin", 3), ("iin-m", 3), ("iiiiiiiiiiiiiiim", 12), ("-m", 0), ("", 0),
    ])
    func `the letters before one that begins a word are counted`(letters: String, count: Int) {
        let set = ByteSet(of: ContiguousArray("src main".utf8).span)
        #expect(set.lettersBeforeHead(LetterRun(letters.utf8)) == count)
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
