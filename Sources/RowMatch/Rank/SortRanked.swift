/// Sorts by the bytes of the keys, the last first; a byte that is the same in all keys is passed over.
///
/// Rows mostly come in order of arrival, and then the bytes that hold it are passed over too.
///
/// In place but for room for as many again, which whoever keeps another copy of the rows pays twice.
func radixSort(_ rows: inout ContiguousArray<Ranked>) {
    guard rows.count > comparisonLimit else { return rows.sort() }
    let survey = KeySurvey(rows)
    guard !survey.isSorted else { return }
    var spare = ContiguousArray(repeating: rows[0], count: rows.count)
    for byte in 0..<8 where survey.differs(in: byte) {
        scatter(rows, by: UInt64(byte * 8), into: &spare)
        swap(&rows, &spare)
    }
}

/// Below so many rows comparing is cheaper than counting into 256 places several times.
private let comparisonLimit = 512

/// What all keys have in common.
private struct KeySurvey {
    private(set) var isSorted = true
    private var varying: UInt64 = 0

    init(_ rows: ContiguousArray<Ranked>) {
        var arrivesInOrder = true
        let first = rows[0].key
        var last = first
        for row in rows {
            varying |= row.key ^ first
            isSorted = isSorted && last <= row.key
            arrivesInOrder = arrivesInOrder && last & Self.arrival <= row.key & Self.arrival
            last = row.key
        }
        if arrivesInOrder {
            varying &= ~Self.arrival
        }
    }

    func differs(in byte: Int) -> Bool {
        varying >> UInt64(byte * 8) & 0xFF != 0
    }

    private static let arrival: UInt64 = 1 << 30 - 1
}

/// One stable pass: rows go where the keys with a lesser byte leave room.
private func scatter(
    _ rows: ContiguousArray<Ranked>, by shift: UInt64, into result: inout ContiguousArray<Ranked>
) {
    var places = ContiguousArray(repeating: 0, count: 257)
    for row in rows {
        places[Int(row.key >> shift & 0xFF) + 1] += 1
    }
    for byte in 1...256 {
        places[byte] += places[byte - 1]
    }
    for row in rows {
        let byte = Int(row.key >> shift & 0xFF)
        result[places[byte]] = row
        places[byte] += 1
    }
}

/// Two sorted arrays as one, in time linear in both.
package func merged(_ left: ContiguousArray<Ranked>, _ right: ContiguousArray<Ranked>) -> ContiguousArray<Ranked> {
    guard !left.isEmpty else { return right }
    guard !right.isEmpty else { return left }
    var result = ContiguousArray<Ranked>()
    result.reserveCapacity(left.count + right.count)
    var next = 0
    for row in left {
        while next < right.count && right[next] < row {
            result.append(right[next])
            next += 1
        }
        result.append(row)
    }
    result.append(contentsOf: right[next...])
    return result
}
