import Glibc
import Testing

@testable import RowTerminal

@Suite struct PhysicalMemoryTests {
    @Test func `the memory is what the kernel tells`() throws {
        let file = Descriptor(owning: try openFile(Array("/proc/meminfo".utf8), O_RDONLY))
        let text = String(decoding: try file.read(upTo: 4096), as: UTF8.self)
        let kibibytes = try #require(text.split(separator: "\n").first?.split(separator: " ").dropFirst().first)
        #expect(Int(kibibytes) == physicalMemory / 1024)
    }
}
