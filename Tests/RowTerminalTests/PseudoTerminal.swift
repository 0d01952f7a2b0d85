import Glibc
import RowThread
import Testing

@testable import RowTerminal

/// Both ends of a pseudo-terminal: a test types and reads the screen at one, the code under test sits at the other.
final class PseudoTerminal {
    /// Where a person would sit.
    let person: Int32
    /// The name of the terminal end.
    let path: String
    private var isOpen = true

    /// `TIOCSPTLCK` and `TIOCGPTN`, macros too complex for Swift: on Linux the same for all machines we build for.
    private static let (setLock, getIndex): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

    init() throws {
        // `posix_openpt` and its like are out of Swift's reach on Linux; this is what they do.
        person = try openFile(Array("/dev/ptmx".utf8), O_RDWR)
        var lock: Int32 = 0
        try #require(ioctl(person, Self.setLock, &lock) == 0)
        var index: UInt32 = 0
        try #require(ioctl(person, Self.getIndex, &index) == 0)
        path = "/dev/pts/\(index)"
    }

    deinit {
        hangUp()
    }

    /// Opens the terminal end once more.
    func open() throws -> Int32 {
        try openFile(Array(path.utf8), O_RDWR)
    }

    func terminal() throws -> Terminal {
        Terminal(adopting: Descriptor(owning: try open()))
    }

    func type(_ text: String) throws {
        try Descriptor(borrowing: person).writeAll(Array(text.utf8))
    }

    /// Waits until so many bytes of what was typed lie at the terminal end, which passes them on one by one.
    func await(_ count: Int32, at end: Int32) throws {
        let lastMoment = Moment.now.advanced(byMilliseconds: 20_000)
        var waiting: Int32 = 0
        while waiting < count, Moment.now < lastMoment {
            try #require(ioctl(end, UInt(FIONREAD), &waiting) == 0)
            usleep(1000)
        }
        try #require(waiting == count)
    }

    /// What has been written to the screen, read until it ends with `end`.
    func screen(until end: String) throws -> String {
        var text = ""
        while !text.hasSuffix(end) {
            let ready = try waitToRead(person, -1, until: .now.advanced(byMilliseconds: 20_000))
            try #require(ready.first, "the screen shows only \(text)")
            text += String(decoding: try Descriptor(borrowing: person).read(upTo: 4096), as: UTF8.self)
        }
        return text
    }

    func hangUp() {
        guard isOpen else { return }
        isOpen = false
        close(person)
    }
}

extension Terminal {
    /// What was typed, `count` bytes of it.
    mutating func typed(_ count: Int) throws -> String {
        var bytes: ContiguousArray<UInt8> = []
        while bytes.count < count {
            let ready = try waitToRead(descriptor.number, -1, until: .now.advanced(byMilliseconds: 20_000))
            try #require(ready.first, "only \(bytes) was typed")
            bytes += try read(upTo: count - bytes.count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
