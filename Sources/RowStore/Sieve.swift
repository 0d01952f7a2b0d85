/// Which rows may answer a query: one bit for each row that has been looked at, and every row that has not.
///
/// An eighth of a byte a row, whatever is kept of them.
package struct Sieve: Sendable {
    /// Sixty-four rows each; rows past the last are all there.
    private var words: ContiguousArray<UInt64> = []

    /// Every row.
    package init() {}

    /// The rows of which `word(at: index)` has a bit, the first one's lowest.
    package static func rows(inWord index: Int) -> Range<Int> {
        index * 64..<(index + 1) * 64
    }

    /// The words that hold a bit of some rows.
    package static func words(holding rows: Range<Int>) -> Range<Int> {
        rows.isEmpty ? 0..<0 : rows.lowerBound / 64..<(rows.upperBound + 63) / 64
    }

    /// The bits of a word that stand for some rows.
    package static func mask(of rows: Range<Int>, inWord index: Int) -> UInt64 {
        let part = rows.clamped(to: Self.rows(inWord: index))
        guard !part.isEmpty else { return 0 }
        return (UInt64.max >> UInt64(64 - part.count)) << UInt64(part.lowerBound - index * 64)
    }

    /// Sixty-four rows' bits.
    @inline(__always)
    package func word(at index: Int) -> UInt64 {
        index < words.count ? words[index] : .max
    }

    /// Keeps of some rows only those whose bits are set in words that begin with the one that holds the first of them.
    package mutating func keep(_ kept: Span<UInt64>, of rows: Range<Int>) {
        let places = Self.words(holding: rows)
        if places.upperBound > words.count {
            words.append(contentsOf: repeatElement(.max, count: places.upperBound - words.count))
        }
        for place in 0..<min(places.count, kept.count) {
            let index = places.lowerBound + place
            let mask = Self.mask(of: rows, inWord: index)
            words[index] = words[index] & ~mask | kept[place] & mask
        }
    }

    /// How many of some rows may answer.
    package func count(in rows: Range<Int>) -> Int {
        let places = Self.words(holding: rows)
        guard places.count > 2 else { return places.reduce(0) { $0 + count(in: rows, ofWord: $1) } }
        let (first, last) = (places.lowerBound, places.upperBound - 1)
        return count(in: rows, ofWord: first) + count(ofWords: first + 1..<last) + count(in: rows, ofWord: last)
    }

    private func count(in rows: Range<Int>, ofWord index: Int) -> Int {
        (word(at: index) & Self.mask(of: rows, inWord: index)).nonzeroBitCount
    }

    /// Of whole words, in a loop that does nothing else: it is gone through for every key, and for each search that is
    /// remembered.
    private func count(ofWords places: Range<Int>) -> Int {
        let known = words.span
        var missing = 0
        for index in places.clamped(to: 0..<known.count) {
            missing &+= (~known[index]).nonzeroBitCount
        }
        return places.count * 64 - missing
    }

    /// The end of the shortest stretch of rows from `start` on that has so many that may answer, or else `end`; up to 63
    /// rows more are taken.
    package func end(of count: Int, from start: Int, before end: Int) -> Int {
        var missing = count
        for index in Self.words(holding: start..<end) {
            missing -= self.count(in: start..<end, ofWord: index)
            if missing <= 0 { return min(end, Self.rows(inWord: index).upperBound) }
        }
        return end
    }
}
