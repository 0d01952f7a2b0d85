/// What was taken out of some rows and is kept beside them, each piece with its place: nothing, in most runs.
package struct Asides: Equatable, Sendable {
    /// One piece that was taken out of a row.
    package struct Piece: Equatable, Sendable {
        /// Before which byte of the row it stood.
        package let place: Int
        package let bytes: [UInt8]
    }

    private var places: ContiguousArray<UInt32> = []
    private var ends: ContiguousArray<UInt32> = []
    private var bytes: ContiguousArray<UInt8> = []

    /// - Parameters:
    ///   - places: before which byte of the rows each piece stood, ascending.
    ///   - ends: where each ends in `bytes`.
    ///   - bytes: all of them end to end, below 4 GiB.
    package init(places: ContiguousArray<UInt32>, ends: ContiguousArray<UInt32>, bytes: ContiguousArray<UInt8>) {
        precondition(places.count == ends.count, "each piece has a place and an end")
        self.places = places
        self.ends = ends
        self.bytes = bytes
    }

    private init() {}

    /// Of rows that are whole.
    package static let none = Asides()

    /// Those of some rows, and those of the rows after them, which begin at byte `start`.
    func joined(_ next: Asides, from start: Int) -> Asides {
        guard !next.places.isEmpty else { return self }
        var joined = self
        let offset = UInt32(bytes.count)
        joined.places.append(contentsOf: next.places.lazy.map { $0 + UInt32(start) })
        joined.ends.append(contentsOf: next.ends.lazy.map { $0 + offset })
        joined.bytes.append(contentsOf: next.bytes)
        return joined
    }

    /// Those of some stretches of the rows, which from now on lie end to end.
    ///
    /// - Parameter stretches: ascending.
    func kept(_ stretches: ContiguousArray<Range<Int>>) -> Asides {
        guard !places.isEmpty else { return self }
        var kept = Asides()
        var start = 0
        for stretch in stretches {
            for piece in pieces(of: stretch) {
                kept.places.append(UInt32(start + piece.place))
                kept.bytes.append(contentsOf: piece.bytes)
                kept.ends.append(UInt32(kept.bytes.count))
            }
            start += stretch.count
        }
        return kept
    }

    /// Those of the row that lies there; found in logarithmic time.
    func pieces(of row: Range<Int>) -> [Piece] {
        guard !places.isEmpty else { return [] }
        var pieces: [Piece] = []
        var index = firstIndex(from: row.lowerBound)
        while index < places.count, Int(places[index]) < row.upperBound {
            let start = index > 0 ? Int(ends[index - 1]) : 0
            pieces.append(
                Piece(place: Int(places[index]) - row.lowerBound, bytes: Array(bytes[start..<Int(ends[index])])))
            index += 1
        }
        return pieces
    }

    /// Bytes of memory.
    var memory: Int {
        (places.capacity + ends.capacity) * MemoryLayout<UInt32>.stride + bytes.capacity
    }

    private func firstIndex(from place: Int) -> Int {
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if Int(places[middle]) < place {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
