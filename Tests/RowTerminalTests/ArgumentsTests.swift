import Glibc
import Testing

@testable import RowTerminal

@Suite struct ArgumentsTests {
    @Test func `the words are those the system gave, byte for byte`() throws {
        let file = try openFile(Array("/proc/self/cmdline".utf8), O_RDONLY)
        let line = try Descriptor(owning: file).read(upTo: 1 << 20)
        #expect(Arguments.raw == line.dropLast().split(separator: 0, omittingEmptySubsequences: false).map(Array.init))
    }
}
