/// The control groups that a process is in, as Linux tells of them in `/proc/self/cgroup`: of version 2, of version 1, or of
/// both.
struct ControlGroups {
    /// The files that may hold a limit of memory for the process: of each group and of those around it, for the narrowest
    /// counts. Which of them exist is not known.
    let memoryLimits: [String]

    /// - Parameter text: a line for each hierarchy: its number, its controllers, and the path of the group in it.
    init(_ text: String) {
        memoryLimits = text.split(separator: "\n").flatMap { line in
            let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3 else { return [] as [String] }
            if parts[0] == "0" && parts[1].isEmpty {
                return Self.around(parts[2]).map { "/sys/fs/cgroup\($0)/memory.max" }
            }
            guard parts[1].split(separator: ",").contains("memory") else { return [] }
            return Self.around(parts[2]).map { "/sys/fs/cgroup/memory\($0)/memory.limit_in_bytes" }
        }
    }

    /// A group and all around it, the outermost one as nothing; those outside of what the process may see are left out.
    private static func around(_ path: Substring) -> [String] {
        var groups = [""]
        for name in path.split(separator: "/") {
            guard name != ".." else { return [""] }
            groups.append("\(groups[groups.count - 1])/\(name)")
        }
        return groups
    }
}

/// The number in a file of a limit; nil for the word `max`.
func memoryLimit(in text: some Sequence<UInt8>) -> Int? {
    let digits = text.prefix { $0 != 0x0A }
    guard let limit = Int(String(decoding: Array(digits), as: UTF8.self)), limit > 0 else { return nil }
    return limit
}
