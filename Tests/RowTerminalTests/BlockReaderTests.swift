import Glibc
import RowThread
import Synchronization
import Testing

@testable import RowTerminal

@Suite struct BlockReaderTests {
    private let heard = Heard()

    private func source(_ name: String, _ number: Int32) throws -> InputSource {
        try InputSource(path: Array(name.utf8), Descriptor(owning: number))
    }

    private func write(_ text: String, to number: Int32) throws {
        try Descriptor(borrowing: number).writeAll(Array(text.utf8))
    }

    @Test func `a line from a slow producer is handed on at once`() throws {
        let pipe = try Pipe()
        let reader = try BlockReader([source("slow", pipe.reading)], deliver: heard.note)
        for line in ["one\n", "tw", "o\n"] {
            try write(line, to: pipe.writing)
            try heard.waitForText(endingWith: line)
        }
        close(pipe.writing)
        reader.join()
        #expect(heard.words == ["one\n", "tw", "o\n", "<end of source>", "<end of input>"])
    }

    @Test func `sources are read in order, each to its end`() throws {
        let pipes = try (0..<20).map { _ in try Pipe() }
        // The last is ready first.
        for (index, pipe) in pipes.enumerated().reversed() {
            try write("source \(index)", to: pipe.writing)
            close(pipe.writing)
        }
        let reader = try BlockReader(pipes.map { try source("pipe", $0.reading) }, deliver: heard.note)
        reader.join()
        #expect(
            heard.words == (0..<20).flatMap { ["source \($0)", "<end of source>"] } + ["<end of input>"])
    }

    @Test func `no source at all is an input that has ended`() throws {
        try BlockReader([], deliver: heard.note).join()
        #expect(heard.words == ["<end of input>"])
    }

    @Test func `a source that cannot be read is told, and the next one is read`() throws {
        let pipe = try Pipe()
        try write("rows", to: pipe.writing)
        close(pipe.writing)
        let unreadable = try openFile(Array("/dev/null".utf8), O_WRONLY)
        let reader = try BlockReader(
            [source("bad.tsv", unreadable), source("good.tsv", pipe.reading)], deliver: heard.note)
        reader.join()
        #expect(
            heard.words == ["<read bad.tsv: Bad file descriptor>", "rows", "<end of source>", "<end of input>"])
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 4_000_000])
    func `a file comes whole, in blocks that grow`(count: Int) throws {
        let file = try TemporaryFile()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 3) }
        try file.write(bytes)
        let blocks = Mutex<[Int]>([])
        let all = Mutex<[UInt8]>([])
        let reader = try BlockReader([InputSource(path: file.path)]) { event in
            if case .block(let block) = event {
                blocks.withLock { $0.append(block.count) }
                all.withLock { $0 += block }
            }
            return true
        }
        reader.join()
        #expect(all.withLock { $0 } == bytes)
        let sizes = blocks.withLock { $0 }
        #expect(!sizes.contains(0))
        #expect(sizes.first ?? 0 <= 64 * 1024)
        if count == 4_000_000 {
            #expect(sizes.prefix(5) == [1 << 16, 1 << 17, 1 << 18, 1 << 19, 1 << 20])
            #expect(sizes.max() == 1 << 20)
        }
    }

    @Test func `a non-blocking pipe is waited for, and its flag stays`() throws {
        let pipe = try Pipe()
        _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
        let reader = try BlockReader([source("pipe", pipe.reading)], deliver: heard.note)
        try write("a", to: pipe.writing)
        try heard.waitForText(endingWith: "a")
        #expect(fcntl(pipe.reading, F_GETFL) & O_NONBLOCK != 0)
        try write("b", to: pipe.writing)
        close(pipe.writing)
        reader.join()
        #expect(heard.words == ["a", "b", "<end of source>", "<end of input>"])
    }

    @Test func `stopping ends a wait, and the producer finds nobody reading`() throws {
        let (first, second) = (try Pipe(), try Pipe())
        let reader = try BlockReader(
            [source("first", first.reading), source("second", second.reading)], deliver: heard.note)
        try write("a", to: first.writing)
        try heard.waitForText(endingWith: "a")
        reader.stop()
        #expect(Self.findsNobodyReading(first.writing))
        #expect(Self.findsNobodyReading(second.writing))
        reader.join()
        reader.stop()
        #expect(heard.words == ["a"])
        close(first.writing)
        close(second.writing)
    }

    @Test func `stopping ends the reading of what never ends`() throws {
        let reader = try BlockReader([InputSource(path: Array("/dev/zero".utf8))], deliver: heard.count)
        try heard.waitForBlocks(3)
        reader.stop()
        reader.join()
    }

    @Test func `refusing an event stops the reader`() throws {
        let pipe = try Pipe()
        let reader = try BlockReader([source("pipe", pipe.reading)]) { _ in false }
        try write("a", to: pipe.writing)
        #expect(Self.findsNobodyReading(pipe.writing))
        reader.join()
        close(pipe.writing)
    }

    @Test func `a reader that nobody holds stops`() throws {
        let pipe = try Pipe()
        func drop() throws {
            _ = try BlockReader([source("pipe", pipe.reading)], deliver: heard.note)
        }
        try drop()
        #expect(Self.findsNobodyReading(pipe.writing))
        close(pipe.writing)
    }

    private static func findsNobodyReading(_ writing: Int32) -> Bool {
        var entry = pollfd(fd: writing, events: 0, revents: 0)
        return poll(&entry, 1, 20_000) == 1 && entry.revents & Int16(POLLERR) != 0
    }
}

/// What a reader has told so far.
private final class Heard: Sendable {
    private let events = Condition([String]())

    var words: [String] { events.withLock { $0 } }

    func note(_ event: BlockReader.Event) -> Bool {
        append(Self.word(for: event))
    }

    func count(_ event: BlockReader.Event) -> Bool {
        append("event")
    }

    func waitForText(endingWith text: String) throws {
        events.wait(until: { $0.joined().hasSuffix(text) })
    }

    func waitForBlocks(_ count: Int) throws {
        events.wait(until: { $0.count >= count })
    }

    private func append(_ word: String) -> Bool {
        events.change { $0.append(word) }
        return true
    }

    private static func word(for event: BlockReader.Event) -> String {
        switch event {
        case .block(let bytes): String(decoding: bytes, as: UTF8.self)
        case .endOfSource: "<end of source>"
        case .failure(let error): "<\(error)>"
        case .endOfInput: "<end of input>"
        }
    }
}

/// A file that goes with the test.
final class TemporaryFile {
    let path: [UInt8]
    private let number: Int32

    /// - Parameter suffix: bytes the name ends with.
    init(suffix: [UInt8] = []) throws {
        path = Array("/tmp/rows-\(getpid())-\(UInt64.random(in: 0 ... .max))".utf8) + suffix
        number = open(path.map(CChar.init(bitPattern:)) + [0], O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        try #require(number >= 0)
    }

    deinit {
        close(number)
        unlink(path.map(CChar.init(bitPattern:)) + [0])
    }

    func write(_ bytes: [UInt8]) throws {
        try Descriptor(borrowing: number).writeAll(bytes)
    }
}
