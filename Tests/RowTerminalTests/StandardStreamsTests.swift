import Glibc
import RowThread
import Testing

@testable import RowTerminal

/// That closed ones are opened is held by sessions of the whole program: in a process of tests other threads open files of
/// their own just then.
@Suite struct StandardStreamsTests {
    @Test func `streams that are open stay as they are`() throws {
        #expect(try StandardStreams.openMissing() == [])
    }

    @Test func `a pipe is no terminal, a pseudo-terminal is`() throws {
        let pipe = try Pipe()
        let pseudo = try PseudoTerminal()
        let number = try pseudo.open()
        #expect(isTerminal(number))
        #expect(!isTerminal(pipe.reading))
        #expect(!isTerminal(-1))
        for number in [number, pipe.reading, pipe.writing] { close(number) }
    }
}
