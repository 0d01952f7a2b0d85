/// The terms of a query, group after group, and what they look for, end to end.
struct Terms: Equatable, Sendable {
    private(set) var list: ContiguousArray<Term> = []
    /// Folded, and in lower case where a term ignores case.
    private(set) var units: ContiguousArray<UInt32> = []
    /// The same for terms that are ASCII; nothing of use for others.
    private(set) var bytes: ContiguousArray<UInt8> = []

    /// - Parameters:
    ///   - text: not empty.
    ///   - joinsGroup: whether the term is one more chance for those before it.
    mutating func append(_ text: TermText, kind: Term.Kind, isInverse: Bool, joinsGroup: Bool) {
        if joinsGroup && !list.isEmpty {
            list[list.count - 1].endsGroup = false
        }
        list.append(
            Term(
                kind: kind, isInverse: isInverse, ignoresCase: text.ignoresCase, ignoresAccents: text.ignoresAccents,
                isASCII: text.units.allSatisfy { $0 < 0x80 }, range: units.count..<(units.count + text.units.count)))
        units += text.units
        bytes += text.units.map { UInt8(truncatingIfNeeded: $0) }
    }

    /// Whether some term wants rows to hold it.
    var asksForSomething: Bool {
        list.contains { !$0.isInverse }
    }

    /// The terms of each group.
    var groups: [ArraySlice<Term>] {
        var groups: [ArraySlice<Term>] = []
        var start = 0
        for index in list.indices where list[index].endsGroup {
            groups.append(list[start...index])
            start = index + 1
        }
        return groups
    }

    /// The terms that are alone in their group.
    var alone: some Sequence<Term> {
        list.indices.lazy
            .filter { index in list[index].endsGroup && (index == 0 || list[index - 1].endsGroup) }
            .map { list[$0] }
    }

    /// The terms no row can do without.
    var required: some Sequence<Term> {
        alone.lazy.filter { !$0.isInverse }
    }
}
