import Testing

@testable import RowTerminal

@Suite struct IsOurTerminalTests {
    @Test(arguments: ["", "/no/such/device", "/dev/null", "/", "/dev/zero", "/dev/ptmx"])
    func `what is no terminal of this process is not its own`(path: String) {
        #expect(!isOurTerminal(Array(path.utf8)))
    }
}
