import RowStore
import RowTerminal
import RowThread
import Testing

@testable import rowpick

@Suite struct InputTests {
    /// What is read of some files, to the end or to where reading stops.
    private func read(_ texts: [String], mostBytes: Int = 1 << 20) throws -> Snapshot {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        var sources: [InputSource] = []
        for (number, text) in texts.enumerated() {
            try folder.write(Array(text.utf8), to: "\(number)")
            sources.append(try InputSource(path: Array(folder.path(of: "\(number)").utf8)))
        }
        let wake = try Wake()
        let input = Input(into: Rows(), lineEnd: .newline, mostBytes: mostBytes) { wake.ring() }
        try input.read(sources)
        let waiting = InputWait(wake: wake)
        while !input.rows.snapshot().isComplete {
            _ = try waiting.next()
            wake.quiet()
        }
        return input.rows.snapshot()
    }

    private func texts(_ rows: Snapshot) -> [String] {
        (0..<rows.count).map { String(decoding: rows[RowID($0)], as: UTF8.self) }
    }

    @Test func `files follow each other, and a file's last row ends with it`() throws {
        let rows = try read(["a\nb", "", "c\n"])
        #expect(texts(rows) == ["a", "b", "c"])
        #expect(!rows.isCutShort)
    }

    @Test func `reading stops where the memory for rows ends, and says so`() throws {
        let rows = try read(["a\n", "bbbbbbbb\n", "c\n"], mostBytes: 8)
        #expect(texts(rows) == ["a", "bbbbbbbb"])
        #expect(rows.isCutShort)
    }
}
