/// Puts a section of units into the composed normal form, and keeps its storage from one section to the next.
struct Composer: Sendable {
    private var parts: ContiguousArray<Part> = []

    private struct Part: Sendable {
        var scalar: UInt32
        let start: UInt32
        let combiningClass: UInt8
    }

    /// Replaces the units from `section` on. A joined unit begins where its first part did.
    mutating func compose(
        _ units: inout ContiguousArray<UInt32>, _ starts: inout ContiguousArray<UInt32>, from section: Int
    ) {
        parts.removeAll(keepingCapacity: true)
        for index in section..<units.count {
            takeApart(units[index], start: starts[index])
        }
        putInOrder()
        join()
        units.removeSubrange(section...)
        starts.removeSubrange(section...)
        for part in parts {
            units.append(part.scalar)
            starts.append(part.start)
        }
        keepAscending(&starts, from: section)
    }

    private mutating func takeApart(_ scalar: UInt32, start: UInt32) {
        guard let (first, second) = NormalForm.decomposition(of: scalar) else {
            let combiningClass = NormalForm.combiningClass(of: scalar)
            parts.append(Part(scalar: scalar, start: start, combiningClass: combiningClass))
            return
        }
        takeApart(first, start: start)
        if let second {
            takeApart(second, start: start)
        }
    }

    /// Sorts each run of marks by class; marks of one class keep their order, for `sort` is stable.
    private mutating func putInOrder() {
        var index = 0
        while index < parts.count {
            let run = parts[index...].prefix { $0.combiningClass != 0 }.indices
            if zip(run, run.dropFirst()).contains(where: { parts[$0].combiningClass > parts[$1].combiningClass }) {
                parts[run].sort { $0.combiningClass < $1.combiningClass }
            }
            index = run.upperBound + 1
        }
    }

    /// Joins each mark to the last beginner before it, unless a mark of its class or a later one stands between.
    private mutating func join() {
        var count = 0
        var beginner: Int?
        var lastClass: UInt8 = 0
        for part in parts {
            let isBlocked = lastClass != 0 && lastClass >= part.combiningClass
            if let beginner, !isBlocked,
                let joined = NormalForm.composition(of: parts[beginner].scalar, and: part.scalar)
            {
                parts[beginner].scalar = joined
                continue
            }
            if part.combiningClass == 0 {
                beginner = count
            }
            lastClass = part.combiningClass
            parts[count] = part
            count += 1
        }
        parts.removeSubrange(count...)
    }

    private func keepAscending(_ starts: inout ContiguousArray<UInt32>, from section: Int) {
        let added = starts[section...]
        guard zip(added, added.dropFirst()).contains(where: >) else { return }
        starts[section...].sort()
    }
}
