/// Where the rows of a search come from, as whoever opened it hands it over.
package enum SearchedSource: Sendable {
    /// Blocks of it are read in any order, by all workers at once.
    case file(SearchedFile)
    /// The workers read it in turn.
    case stream(SearchedStream)

    /// How many bytes it has, as far as that is known.
    var size: Int? {
        switch self {
        case .file(let file): file.size
        case .stream: nil
        }
    }
}
