/// What kind of rows are scored; fzf's schemes.
package enum Scheme: Equatable, Sendable {
    /// Rows of any kind.
    case standard
    /// Lines of a shell's history: a word is worth the same wherever it begins.
    case history

    /// A character that begins a word after a blank, or the line.
    var boundaryWhite: Int {
        switch self {
        case .standard: ScoreWeights.boundary + 2
        case .history: ScoreWeights.boundary
        }
    }

    /// One that begins a word after a path's or a list's delimiter.
    var boundaryDelimiter: Int {
        switch self {
        case .standard: ScoreWeights.boundary + 1
        case .history: ScoreWeights.boundary
        }
    }
}
