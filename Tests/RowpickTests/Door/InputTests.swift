import RowStore
import RowTerminal
import RowThread
import Testing

@testable import rowpick

@Suite struct InputTests {
    /// What is read of some files, to the end or to where reading stops.
    private func read(
        _ texts: [String], limits: ReadingLimits = ReadingLimits(), keeping most: Int = .max
    ) throws -> Snapshot {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        var sources: [InputSource] = []
        for (number, text) in texts.enumerated() {
            try folder.write(Array(text.utf8), to: "\(number)")
            sources.append(try InputSource(path: Array(folder.path(of: "\(number)").utf8)))
        }
        let wake = try Wake()
        let input = Input(into: Rows(keeping: most), by: RowSplitter(lineEnd: .newline), limits: limits) { wake.ring() }
        try input.read(sources)
        let waiting = InputWait(wake: wake)
        while !input.rows.snapshot().isComplete {
            _ = try waiting.next()
            wake.quiet()
        }
        return input.rows.snapshot()
    }

    private func texts(_ rows: Snapshot) -> [String] {
        rows.indices.map { String(decoding: rows[RowID($0)], as: UTF8.self) }
    }

    @Test func `files follow each other, and a file's last row ends with it`() throws {
        let rows = try read(["a\nb", "", "c\n"])
        #expect(texts(rows) == ["a", "b", "c"])
        #expect(!rows.isCutShort)
    }

    @Test func `reading stops where the memory for rows ends, and says so`() throws {
        let long = String(repeating: "b", count: 2000)
        let rows = try read(["a\n", long + "\n", "c\n"], limits: ReadingLimits(memory: 2000))
        #expect(texts(rows) == ["a", long])
        #expect(rows.isCutShort)
    }

    @Test func `rows may take a quarter of the memory there is`() {
        #expect(ReadingLimits().memory == physicalMemory / 4)
    }

    @Test func `a row costs more than its bytes`() throws {
        let blank = String(repeating: "\n", count: 500)
        let rows = try read([blank, "a\n", "b\n"], limits: ReadingLimits(memory: 5000))
        #expect(rows.count == 500)
        #expect(rows.isCutShort)
    }

    @Test func `rows that leave make room for others`() throws {
        let some = (0..<100).map { "\($0)\n" }.joined()
        let files = Array(repeating: some, count: 50)
        let rows = try read(files, limits: ReadingLimits(memory: 10_000), keeping: 3)
        #expect(rows.count == 5000)
        #expect(texts(rows) == ["97", "98", "99"])
        #expect(!rows.isCutShort)
    }

    @Test func `reading stops before there are more rows than can be ranked`() throws {
        let rows = try read(["a\nb\nc\n", "d\n", "e\n"], limits: ReadingLimits(rows: 8))
        #expect(texts(rows) == ["a", "b", "c"])
        #expect(rows.isCutShort)
    }

    @Test func `reading stops in a row that does not end`() throws {
        let rows = try read(["a\nb", "c", "dddddddddd"], limits: ReadingLimits(openRow: 10))
        #expect(texts(rows) == ["a", "b", "c"])
        #expect(rows.isCutShort)
    }
}
