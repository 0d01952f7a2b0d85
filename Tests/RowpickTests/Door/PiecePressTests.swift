import RowMatch
import RowOptions
import RowStore
import RowTerminal
import TestSupport
import Testing

@testable import rowpick

@Suite struct PiecePressTests {
    /// What is printed of the rows with an `a`, and what those rows are, in the order of arrival.
    private func printed(_ rows: [[UInt8]], cores: Int) throws -> [UInt8] {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        try folder.write(Array(rows.joined(separator: [0x0A])), to: "rows")
        let source = RowSource.inputs([try InputSource(path: Array(folder.path(of: "rows").utf8))])
        var rules = MatchRules()
        rules.isSorted = false
        let sources = try #require(FilteredSources(source))
        let findings = try sources.findings(for: Query("a", rules: rules), .newline, limits: ReadingLimits())
        let press = try PiecePress(findings, Options(guise: .rowpick), query: "a", cores: cores)
        var bytes: [UInt8] = []
        while var piece = press.next() {
            bytes += piece.bytes
            while !piece.rest.isEmpty {
                piece = press.piece(of: piece.rest)
                bytes += piece.bytes
            }
        }
        return bytes
    }

    @Test(arguments: [1, 2, 5])
    func `pieces come in order, each once, whoever makes them`(cores: Int) throws {
        let rows = (0..<100_000).map { Array(($0 % 3 == 0 ? "b\($0)" : "a\($0)").utf8) }
        let wanted = rows.filter { $0.contains(0x61) }
        #expect(try printed(rows, cores: cores) == wanted.flatMap { $0 + [0x0A] })
    }

    @Test func `no piece grows with its rows`() throws {
        let rows = (0..<30).map { [UInt8](repeating: 0x61, count: 100_000 + $0) }
        #expect(try printed(rows, cores: 2) == rows.flatMap { $0 + [0x0A] })
    }

    @Test func `nothing found is no piece`() throws {
        #expect(try printed([[0x62]], cores: 2) == [])
    }
}
