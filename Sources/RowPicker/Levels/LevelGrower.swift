import RowStore

/// Puts rows into a tree by the rule of a run, as they come.
struct LevelGrower: Equatable, Sendable {
    private let rule: LevelRule
    private let delimiter: [UInt8]
    private(set) var tree = LevelTree()
    /// The nodes by the names that lead to them from the top, hashed: 64 bits with a key that differs from run to run, so
    /// that no input can bring two names together.
    private var byPath: [Int: LevelTree.Node] = [:]
    /// Those on top whose parent may still come, by what leads to it.
    private var orphans: [Int: [LevelTree.Node]] = [:]

    init(_ rule: LevelRule, delimiter: [UInt8]) {
        self.rule = rule
        self.delimiter = delimiter
    }

    /// Takes the next rows; returns whether all have been taken.
    mutating func take(_ rows: Snapshot, upTo count: Int) -> Bool {
        let known = tree.rows
        for index in known..<(known + min(count, rows.count - known)) { take(RowID(index), rows[RowID(index)]) }
        return tree.rows >= rows.count
    }

    private mutating func take(_ row: RowID, _ bytes: [UInt8]) {
        let fields = Fields(bytes, delimiter: delimiter)
        switch rule {
        case .path(let field, let separator):
            place(row, name: bytes[fields.name], path: fields.field(field).map { bytes[$0] } ?? [], separator)
        case .fields(let numbers):
            place(row, bytes, fields, numbers)
        }
    }

    /// A level that a row does not have is left out of its way.
    private mutating func place(_ row: RowID, _ bytes: [UInt8], _ fields: Fields, _ numbers: [Int]) {
        var parent: LevelTree.Node?
        for number in numbers.dropLast() {
            guard let range = fields.field(number), !range.isEmpty else { continue }
            let key = Self.key(parent, bytes[range])
            if let known = byPath[key] {
                parent = known
            } else {
                parent = tree.addName(of: row, showing: number, below: parent)
                byPath[key] = parent
            }
        }
        _ = tree.add(row, showing: numbers[numbers.count - 1], below: parent)
    }

    /// A row whose parent is not there stands on top, until it comes.
    private mutating func place(
        _ row: RowID, name: ArraySlice<UInt8>, path: ArraySlice<UInt8>, _ separator: [UInt8]
    ) {
        let parentKey = Self.key(path)
        let parent = path.isEmpty ? nil : byPath[parentKey]
        let node = tree.add(row, showing: 2, below: parent)
        let keys = [path.isEmpty ? nil : Self.key(path + separator + name), parent == nil ? Self.key(name) : nil]
        if parent == nil && !path.isEmpty { orphans[parentKey, default: []].append(node) }
        for key in keys.compactMap({ $0 }) where byPath[key] == nil {
            byPath[key] = node
            for orphan in orphans.removeValue(forKey: key) ?? [] where orphan != node { tree.move(orphan, below: node) }
        }
    }

    private static func key(_ parent: LevelTree.Node?, _ name: ArraySlice<UInt8>) -> Int {
        var hasher = Hasher()
        hasher.combine(parent)
        hasher.combine(text: name)
        return hasher.finalize()
    }

    private static func key(_ path: ArraySlice<UInt8>) -> Int {
        var hasher = Hasher()
        hasher.combine(text: path)
        return hasher.finalize()
    }
}

extension Hasher {
    /// Eight bytes at a time, and how many there are.
    fileprivate mutating func combine(text: ArraySlice<UInt8>) {
        var word: UInt64 = 0
        for (place, byte) in text.enumerated() {
            word = word &<< 8 | UInt64(byte)
            if place & 7 == 7 { combine(word) }
        }
        combine(word)
        combine(text.count)
    }
}
