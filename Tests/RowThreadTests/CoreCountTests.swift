import Glibc
import Testing

@testable import RowThread

@Suite struct CoreCountTests {
    @Test func `the cores are those the kernel runs threads on`() throws {
        let file = open("/proc/stat", O_RDONLY | O_CLOEXEC)
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(file, &bytes, bytes.count)
        close(file)
        try #require(count > 0)
        // The first line sums the others up.
        let lines = bytes.prefix(count).split(separator: 0x0A).filter { $0.starts(with: "cpu".utf8) }
        #expect(coreCount == lines.count - 1)
    }
}
