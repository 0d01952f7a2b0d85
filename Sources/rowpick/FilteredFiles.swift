import RowMatch
import RowSearch
import RowStore
import RowTerminal
import RowThread

/// The sources of a run, if all of them are files: then they need not be read one after the other.
struct FilteredFiles {
    private let files: [RegularFile]

    /// - Returns: `nil` where a source is something else, or is there twice and has to be read once.
    init?(_ source: RowSource) {
        guard case .inputs(let inputs) = source else { return nil }
        var files: [RegularFile] = []
        for input in inputs {
            guard let file = RegularFile(input), !files.contains(where: { $0.isSame(as: file) }) else { return nil }
            files.append(file)
        }
        self.files = files
    }

    /// All rows that match.
    ///
    /// - Parameter query: not empty.
    func findings(for query: Query, _ lineEnd: LineEnd, limits: ReadingLimits) throws(SystemError) -> FileFindings {
        let searched = files.map { file in
            SearchedFile(size: file.size) { (offset, buffer, place) throws(SystemError) in
                try file.read(at: offset, into: &buffer, from: place)
            }
        }
        let limits = FileLimits(memory: limits.memory, rows: limits.rows, longestRow: limits.openRow)
        let findings = try FileSearch(query, in: searched, lineEnd, limits: limits).findings(cores: coreCount)
        for file in files { file.skipToEnd() }
        return findings
    }
}
