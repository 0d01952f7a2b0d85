import RowMatch
import RowSearch
import RowStore
import RowTerminal
import RowThread

/// The sources of a run that keeps nothing of them but what matches. Files need not be read one block after the other.
struct FilteredSources {
    fileprivate enum Opened {
        case file(RegularFile)
        case stream(StreamedSource)
    }

    private let sources: [Opened]

    /// - Returns: `nil` where what is read has yet to be made, or a source is there twice and has to be read once.
    init?(_ source: RowSource) {
        guard case .inputs(let inputs) = source else { return nil }
        for (index, input) in inputs.enumerated() where inputs[..<index].contains(where: input.isSame) { return nil }
        sources = inputs.map { input in
            RegularFile(input).map { .file($0) } ?? .stream(StreamedSource(input))
        }
    }

    /// All rows that match; the streams have been let go then.
    ///
    /// - Parameter query: not empty.
    func findings(for query: Query, _ lineEnd: LineEnd, limits: ReadingLimits) throws(SystemError) -> FileFindings {
        let limits = FileLimits(memory: limits.memory, rows: limits.rows, longestRow: limits.openRow)
        let search = FileSearch(query, in: sources.map(\.searched), lineEnd, limits: limits)
        let findings = try search.findings(cores: coreCount)
        for source in sources { source.end() }
        return findings
    }
}

extension FilteredSources.Opened {
    fileprivate var searched: SearchedSource {
        switch self {
        case .file(let file):
            .file(
                SearchedFile(size: file.size) { (offset, buffer, place) throws(SystemError) in
                    try file.read(at: offset, into: &buffer, from: place)
                })
        case .stream(let stream):
            .stream(
                SearchedStream { (buffer, place) throws(SystemError) in try stream.read(into: &buffer, from: place) })
        }
    }

    /// Leaves the source as it is when it has been read.
    fileprivate func end() {
        switch self {
        case .file(let file): file.skipToEnd()
        case .stream(let stream): stream.close()
        }
    }
}
