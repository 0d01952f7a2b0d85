import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite struct StandardStreamsTests {
    @Test func `streams that are open stay as they are`() throws {
        #expect(try StandardStreams.openMissing() == [])
    }

    @Test func `a closed input is empty, and a closed output still fails`() async {
        // A thread of the test library may open a file just then, and so take a number that was closed here. That
        // happens once; streams that are opened wrongly are so each time.
        await #expect(processExitsWith: .exitCode(7)) {
            var ends: [Int32] = []
            while ends.count < 20, ends.last != 7 { ends.append(try endOfClosedStreams()) }
            exit(ends.last ?? 0)
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

/// Closes input and output, has them opened, and tells how that went: 7 is as it should be.
private func endOfClosedStreams() throws -> Int32 {
    close(0)
    close(1)
    guard try StandardStreams.openMissing() == [.input, .output] else { return 1 }
    guard try StandardStreams.openMissing() == [] else { return 2 }
    guard try Descriptor(borrowing: 0).read(upTo: 1).isEmpty else { return 3 }
    do throws(SystemError) {
        try Descriptor(borrowing: 1).writeAll([0x61])
    } catch {
        return error.code == EBADF ? 7 : 4
    }
    return 5
}
