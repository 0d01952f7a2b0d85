/// Cuts UTF-8 into grapheme clusters, a short stretch at a time.
///
/// The standard library knows where clusters end, but only in a whole `String`; a stretch is as much of the input as is
/// worth putting into one.
struct ClusterReader: Sendable {
    private let bytes: [UInt8]
    private let end: Int
    private var position: Int
    /// Clusters found and not yet given out, the next one last.
    private var waiting: [Cluster] = []

    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    mutating func next() -> Cluster? {
        if let cluster = waiting.popLast() {
            return cluster
        }
        guard position < end else { return nil }
        if isLoneASCII(at: position) {
            return takeASCII()
        }
        readStretch()
        return waiting.popLast()
    }

    /// Whether nothing that follows can attach itself to the ASCII character here.
    private func isLoneASCII(at index: Int) -> Bool {
        isControl(bytes[index]) || bytes[index] < 0x80 && (index + 1 == end || bytes[index + 1] < 0x80)
    }

    private func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F
    }

    private mutating func takeASCII() -> Cluster {
        let byte = bytes[position]
        defer { position += 1 }
        return Cluster(
            content: isControl(byte) ? .control(byte) : .printable(byte), bytes: position..<(position + 1))
    }

    /// Enough for a line of the screen, and few enough that the rest of a long row is not touched.
    private static let shortStretch = 64

    /// Reads on by one cluster at least.
    private mutating func readStretch() {
        var limit = Self.shortStretch
        while true {
            let stretch = Stretch(bytes, in: position..<end, limit: limit)
            guard let start = stretch.starts.first else {
                takeForbidden(upTo: stretch.endOfForbidden)
                return
            }
            let found = stretch.clusters
            // What the limit cut off may belong to the last cluster, so that one is read again.
            let whole = stretch.isCut ? found.dropLast() : found[...]
            if let last = whole.last {
                waiting = whole.reversed()
                position = last.bytes.upperBound
                return
            }
            precondition(start == position, "a stretch begins where reading goes on")
            limit *= 2
        }
    }

    private mutating func takeForbidden(upTo index: Int) {
        waiting = [Cluster(content: .forbidden, bytes: position..<index)]
        position = index
    }
}
