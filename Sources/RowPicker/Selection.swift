import RowStore

/// The rows that are marked, in the order of picking.
///
/// A bit tells of each row whether it is marked, and a log which were marked one after the other: what has lost its mark
/// stays in the log until it is tidied up, so that a mark is set or taken in constant time. A set and a place in it for
/// each row would hash a million rows to mark them all; this takes 5 ns a row (`rowbench`: mark all).
package struct Selection: Sendable {
    /// How many rows may be marked.
    package let most: Int
    /// How many are.
    package private(set) var count = 0

    private var bits = RowBits()
    /// Every row marked is in it, the last time at the place of its picking.
    private var log: ContiguousArray<RowID> = []

    /// - Parameter most: how many rows may be marked: none where it is 0.
    package init(most: Int) {
        self.most = most
    }

    package var isEmpty: Bool { count == 0 }

    /// Whether no other row may be marked.
    package var isFull: Bool { count >= most }

    package func contains(_ row: RowID) -> Bool { bits.contains(row) }

    /// All rows marked, in the order of picking; linear in the marks set since the log was tidied up.
    package var rows: [RowID] {
        var open = bits
        var latest: [RowID] = []
        latest.reserveCapacity(count)
        // From the end, for a row that was marked anew counts at its newest place.
        for row in log.reversed() where open.remove(row) { latest.append(row) }
        return latest.reversed()
    }

    /// Those marked among some rows, in the order of arrival; takes a step for each 64 of them.
    func rows(in indices: Range<Int>) -> [RowID] { bits.rows(in: indices) }

    /// Marks a row; false where it has been marked before, or no more may be.
    @discardableResult
    mutating func insert(_ row: RowID) -> Bool {
        guard !isFull, bits.insert(row) else { return false }
        count += 1
        log.append(row)
        return true
    }

    /// Takes the mark from a row; false where it has none.
    @discardableResult
    mutating func remove(_ row: RowID) -> Bool {
        guard bits.remove(row) else { return false }
        count -= 1
        if log.count > 2 * count + Self.slack { log = ContiguousArray(rows) }
        return true
    }

    /// Marks a row or takes its mark; false where no more may be marked.
    mutating func toggle(_ row: RowID) -> Bool {
        remove(row) || insert(row)
    }

    mutating func removeAll() {
        self = Selection(most: most)
    }

    /// Entries that a log may hold in vain: with none, unmarking the second last of a few rows would tidy up each time.
    private static let slack = 64
}

extension Selection: Equatable {
    /// Whether the same rows are marked in the same order, however it came to be.
    package static func == (left: Selection, right: Selection) -> Bool {
        left.most == right.most && left.rows == right.rows
    }
}

/// A bit for each row, as far as the last one that had its set.
private struct RowBits {
    private var words: ContiguousArray<UInt64> = []

    func contains(_ row: RowID) -> Bool {
        let place = Place(of: row)
        return place.word < words.count && words[place.word] & place.bit != 0
    }

    /// Those of some rows that have their bits set.
    func rows(in indices: Range<Int>) -> [RowID] {
        let width = UInt64.bitWidth
        let end = min(words.count, (indices.upperBound + width - 1) / width)
        let places = min(indices.lowerBound / width, end)..<end
        return places.flatMap { place in
            words[place] == 0 ? [] : (place * width..<(place + 1) * width).clamped(to: indices).map { RowID($0) }
        }.filter(contains)
    }

    /// Sets a row's bit; false where it was set.
    mutating func insert(_ row: RowID) -> Bool {
        let place = Place(of: row)
        if place.word >= words.count {
            words.append(contentsOf: repeatElement(0, count: place.word + 1 - words.count))
        }
        guard words[place.word] & place.bit == 0 else { return false }
        words[place.word] |= place.bit
        return true
    }

    /// Clears a row's bit; false where it was clear.
    mutating func remove(_ row: RowID) -> Bool {
        guard contains(row) else { return false }
        let place = Place(of: row)
        words[place.word] &= ~place.bit
        return true
    }

    private struct Place {
        let word: Int
        let bit: UInt64

        init(of row: RowID) {
            word = row.index / UInt64.bitWidth
            bit = 1 << UInt64(row.index % UInt64.bitWidth)
        }
    }
}
