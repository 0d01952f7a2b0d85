/// Cuts UTF-8 into grapheme clusters, a short stretch at a time.
///
/// The standard library knows where clusters end, but only in a whole `String`; a stretch is as much of the input as is
/// worth putting into one.
struct ClusterReader: Sendable {
    private let bytes: [UInt8]
    private let start: Int
    private let end: Int
    private var position: Int
    /// Clusters found and not yet given out, the next one last.
    private var waiting: [Cluster] = []

    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        start = range.lowerBound
        position = start
        end = range.upperBound
    }

    mutating func next() -> Cluster? {
        if let cluster = waiting.popLast() {
            return cluster
        }
        guard position < end else { return nil }
        if bytes[position].isControl {
            return take(.control(bytes[position]), length: 1)
        }
        if let cluster = takePlain() {
            return cluster
        }
        waiting = readStretch().reversed()
        return waiting.popLast()
    }

    /// Whether a blank is there that has another character on its right, and no blank beside it.
    func isLoneBlank(at index: Int) -> Bool {
        func isBlank(_ index: Int) -> Bool { bytes[index] == 0x20 || bytes[index] == 0x09 }
        return index + 1 < end && !isBlank(index + 1) && (index == start || !isBlank(index - 1))
    }

    private mutating func take(_ content: Cluster.Content, length: Int) -> Cluster {
        defer { position += length }
        return Cluster(content: content, bytes: position..<(position + length))
    }

    /// A scalar that is a cluster for sure, for what follows it is another, or nothing; most of them are.
    private mutating func takePlain() -> Cluster? {
        guard let (scalar, length) = plainScalar(at: position) else { return nil }
        let next = position + length
        guard next == end || bytes[next].isControl || plainScalar(at: next) != nil else { return nil }
        return take(.plain(scalar), length: length)
    }

    private func plainScalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        let decoded = DecodedScalar(bytes, at: index, before: end)
        guard decoded.isValid, let scalar = Unicode.Scalar(decoded.value), scalar.isPlain else { return nil }
        return (scalar, decoded.length)
    }

    /// Enough for a line of the screen, and few enough that the rest of a long row is not touched.
    private static let shortStretch = 64
    /// Where a cluster that will not end is cut in two, so that a row of nothing but marks is drawn soon.
    private static let longStretch = 4_096

    /// Reads on by one cluster at least.
    private mutating func readStretch() -> [Cluster] {
        let stretch = Stretch(bytes, in: position..<end, limit: Self.shortStretch)
        var found = stretch.clusters
        if stretch.isCut {
            // The rest of the last one may lie behind the cut.
            found = found.count > 1 ? found.dropLast() : [longCluster()]
        }
        if found.isEmpty {
            let range = position..<stretch.endOfForbidden
            let content = stretch.forbidden.map { Cluster.Content.forbidden($0) } ?? .invalid(bytes[range])
            found = [Cluster(content: content, bytes: range)]
        }
        position = found[found.count - 1].bytes.upperBound
        return found
    }

    private func longCluster() -> Cluster {
        Stretch(bytes, in: position..<end, limit: Self.longStretch).clusters[0]
    }
}
