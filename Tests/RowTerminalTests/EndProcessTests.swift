import Testing

@testable import RowTerminal

@Suite struct EndProcessTests {
    @Test func `the status is the one that was told`() async {
        await #expect(processExitsWith: .exitCode(124)) { endProcess(status: 124) }
        await #expect(processExitsWith: .success) { endProcess(status: 0) }
    }
}
