/// Where the grapheme that holds byte `index` begins, found by looking back a little instead of reading the whole row.
///
/// It is the place to decode from when a row is drawn from its middle. Only in a row where a thousand bytes go by with
/// nothing but joining characters can it be off, and then a grapheme looks cut.
package func graphemeStart(in bytes: [UInt8], holding index: Int) -> Int {
    let certain = ClusterReader(bytes, in: bytes.indices).certainStart(atOrBefore: index)
    var clusters = ClusterReader(bytes, in: certain..<bytes.count)
    while let cluster = clusters.next() {
        if cluster.bytes.contains(index) {
            return cluster.bytes.lowerBound
        }
    }
    return bytes.count
}

extension ClusterReader {
    /// How far to look back: many times the longest cluster that is not a heap of marks.
    private static let reach = 1_024

    /// The nearest place from `index` backwards where a cluster begins, whatever stands before.
    func certainStart(atOrBefore index: Int) -> Int {
        let lowest = max(0, index - Self.reach)
        var place = min(index, bytes.count)
        while place > lowest && !isCertainStart(place) {
            place -= 1
        }
        return place
    }

    /// Whether a control stands here or before, or plain scalars do on both sides.
    private func isCertainStart(_ place: Int) -> Bool {
        guard place > 0 && place < bytes.count else { return true }
        if isControl(bytes[place]) || isControl(bytes[place - 1]) {
            return true
        }
        return plainScalar(at: place) != nil && isPlainScalar(endingAt: place)
    }

    private func isPlainScalar(endingAt place: Int) -> Bool {
        (1...4).contains { length in
            place >= length && plainScalar(at: place - length)?.length == length
        }
    }
}
