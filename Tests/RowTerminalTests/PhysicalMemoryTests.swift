import Glibc
import Testing

@testable import RowTerminal

@Suite struct PhysicalMemoryTests {
    @Test func `the memory is what the machine has, or less`() throws {
        let file = Descriptor(owning: try openFile(Array("/proc/meminfo".utf8), O_RDONLY))
        let text = String(decoding: try file.read(upTo: 4096), as: UTF8.self)
        let kibibytes = try #require(text.split(separator: "\n").first?.split(separator: " ").dropFirst().first)
        #expect(try physicalMemory / 1024 <= #require(Int(kibibytes)))
        #expect(physicalMemory > 1 << 20)
    }

    @Test(arguments: [
        ("536870912\n", 536_870_912), ("9223372036854771712\n", 9_223_372_036_854_771_712), ("1", 1), ("max\n", nil),
        ("", nil), ("\n", nil), ("0\n", nil), ("-1\n", nil), ("18446744073709551615\n", nil),
    ])
    func `a container's limit is a number, or none`(text: String, limit: Int?) {
        #expect(memoryLimit(in: ContiguousArray(text.utf8)) == limit)
    }
}
