import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite struct StandardStreamsTests {
    @Test func `streams that are open stay as they are`() throws {
        #expect(try StandardStreams.openMissing() == [])
    }

    @Test func `a closed input is empty, and a closed output still fails`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            close(0)
            close(1)
            guard try StandardStreams.openMissing() == [.input, .output] else { exit(1) }
            guard try StandardStreams.openMissing() == [] else { exit(2) }
            guard try Descriptor(borrowing: 0).read(upTo: 1).isEmpty else { exit(3) }
            do throws(SystemError) {
                try Descriptor(borrowing: 1).writeAll([0x61])
            } catch {
                exit(error.code == EBADF ? 7 : 4)
            }
            exit(5)
        }
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
