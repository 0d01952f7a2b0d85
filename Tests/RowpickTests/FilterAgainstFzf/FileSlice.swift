#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Whole lines from somewhere in a file of ROWPICK_TEST_DATA, read without the rest of it.
struct FileSlice {
    let bytes: [UInt8]

    /// - Parameters:
    ///   - start: where in the file, from 0 to 1.
    ///   - count: bytes, at most.
    init(of name: String, startingAt start: Double, count: Int) throws {
        let path = Self.folder.map { $0.path(of: name) } ?? name
        let descriptor = try SystemCallFailed.check(open(path, O_RDONLY | O_CLOEXEC), "open \(path)")
        defer { close(descriptor) }
        let size = Int(lseek(descriptor, 0, SEEK_END))
        let offset = Int(Double(max(0, size - count)) * start)
        lseek(descriptor, off_t(offset), SEEK_SET)
        var block = [UInt8](repeating: 0, count: min(count, size))
        let read = read(descriptor, &block, block.count)
        guard read > 0 else { throw SystemCallFailed(call: "read \(path)", code: errno) }
        block.removeSubrange(read...)
        bytes = Self.wholeLines(of: block, beginsWithOne: offset == 0)
    }

    /// The folder of rows to test with, where there is one.
    static let folder: Folder? = Program.variable("ROWPICK_TEST_DATA").map { Folder(path: $0) }

    private static func wholeLines(of block: [UInt8], beginsWithOne: Bool) -> [UInt8] {
        let first = beginsWithOne ? 0 : (block.firstIndex(of: 0x0A) ?? block.count - 1) + 1
        let end = (block.lastIndex(of: 0x0A) ?? -1) + 1
        return first < end ? Array(block[first..<end]) : []
    }
}
