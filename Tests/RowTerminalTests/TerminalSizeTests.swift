import Testing

@testable import RowTerminal

@Suite struct TerminalSizeTests {
    @Test(arguments: [
        (30, 90, ["LINES": "10", "COLUMNS": "20"], 30, 90),
        (0, 0, ["LINES": "10", "COLUMNS": "20"], 10, 20),
        (0, 90, ["LINES": "10", "COLUMNS": "20"], 10, 90),
        (0, 0, [:], 24, 80),
        (0, 0, ["LINES": "0", "COLUMNS": "-3"], 24, 80),
        (0, 0, ["LINES": "", "COLUMNS": "wide"], 24, 80),
        (0, 0, ["LINES": "65535", "COLUMNS": "65536"], 65535, 80),
        (0, 0, ["LINES": "99999999999999999999"], 24, 80),
    ])
    func `a terminal without a size has the one the environment tells`(
        lines: Int, columns: Int, environment: [String: String], expectedLines: Int, expectedColumns: Int
    ) {
        let size = TerminalSize.told(lines: lines, columns: columns) { environment[$0] }
        #expect(size == TerminalSize(lines: expectedLines, columns: expectedColumns))
    }
}
