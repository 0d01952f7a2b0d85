import RowMatch
import RowStore
import RowThread

/// What was found in some files and streams.
package struct FileFindings: Sendable {
    /// The rows that match, as they are numbered in ``rows``.
    package let ranking: Ranking
    /// The same rows with their bytes, in the order of arrival.
    package let rows: KeptRows
    /// How many rows were read.
    package let read: Int
    /// Whether there was more to read, but no memory for what might have been found.
    package let isCutShort: Bool
    /// What could be read no further, each a source's error, in the order of the sources.
    package let failures: [SystemError]
}
