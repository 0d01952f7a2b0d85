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

@Suite struct EnvironmentTests {
    @Test func `a variable is found by its name, and among all`() {
        setenv("ROW_TEST_VARIABLE", "a=b=c", 1)
        setenv("ROW_TEST_EMPTY", "", 1)
        #expect(Environment.value(of: "ROW_TEST_VARIABLE") == "a=b=c")
        #expect(Environment.all["ROW_TEST_VARIABLE"] == "a=b=c")
        #expect(Environment.value(of: "ROW_TEST_EMPTY") == "")
        #expect(Environment.all["ROW_TEST_EMPTY"] == "")
    }

    @Test func `what is not set is nil`() {
        #expect(Environment.value(of: "ROW_TEST_NOTHING") == nil)
        #expect(Environment.all["ROW_TEST_NOTHING"] == nil)
    }
}

@Suite struct MomentTests {
    @Test func `time does not run backwards`() {
        var last = Moment.now
        for _ in 0..<10_000 {
            let now = Moment.now
            #expect(now >= last)
            last = now
        }
    }

    @Test(arguments: [(0, 0), (1, 1), (999, 1), (1000, 1), (1001, 2), (-1, 0), (-999, 0), (-1000, -1), (-2500, -2)])
    func `a wait is never too short`(microseconds: Int64, milliseconds: Int) {
        let start = Moment(microseconds: 5_000_000)
        let end = Moment(microseconds: 5_000_000 + microseconds)
        #expect(start.milliseconds(until: end) == milliseconds)
    }

    @Test func `later is more`() {
        let start = Moment(microseconds: 5)
        #expect(start.advanced(byMilliseconds: 2) == Moment(microseconds: 2005))
        #expect(start < start.advanced(byMilliseconds: 1))
        #expect(start > start.advanced(byMilliseconds: -1))
    }
}

@Suite struct PhysicalMemoryTests {
    @Test func `the memory is what the kernel tells`() throws {
        let file = Descriptor(owning: try openFile(Array("/proc/meminfo".utf8), O_RDONLY))
        let text = String(decoding: try file.read(upTo: 4096), as: UTF8.self)
        let kibibytes = try #require(text.split(separator: "\n").first?.split(separator: " ").dropFirst().first)
        #expect(Int(kibibytes) == physicalMemory / 1024)
    }
}
