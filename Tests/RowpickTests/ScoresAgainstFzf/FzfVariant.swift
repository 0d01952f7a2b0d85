import RowMatch

/// Options of fzf's, and what they are in ours.
struct FzfVariant: CustomStringConvertible, Sendable {
    let options: [String]
    let rules: MatchRules

    /// Whether it tells where its words were found: not for a word that it takes as it stands.
    var tellsPlaces: Bool { rules.isExtended || !rules.isExact }

    var description: String { options.joined(separator: " ") }

    private init(_ options: [String], _ change: (inout MatchRules) -> Void) {
        self.options = options
        var rules = MatchRules()
        rules.folding = .accents
        change(&rules)
        self.rules = rules
    }

    /// The same, with equal scores told apart by nothing but where a row came.
    var byScoreAlone: FzfVariant {
        FzfVariant(options + ["--tiebreak=index"]) {
            $0 = rules
            $0.tiebreak = .arrival
        }
    }

    /// Those that come more than once are what most people search with.
    static let all: [FzfVariant] = [
        FzfVariant([]) { _ in }, FzfVariant([]) { _ in }, FzfVariant([]) { _ in },
        FzfVariant(["--exact"]) { $0.isExact = true },
        FzfVariant(["-i"]) { $0.casing = .ignore },
        FzfVariant(["+i"]) { $0.casing = .respect },
        FzfVariant(["--literal"]) { $0.folding = .none },
        FzfVariant(["--no-extended"]) { $0.isExtended = false },
        FzfVariant(["--no-extended", "--exact"]) {
            $0.isExtended = false
            $0.isExact = true
        },
        FzfVariant(["--no-sort"]) { $0.isSorted = false },
        FzfVariant(["--tac"]) { $0.isReversed = true },
        FzfVariant(["--no-sort", "--tac"]) {
            $0.isSorted = false
            $0.isReversed = true
        },
        FzfVariant(["--scheme=history"]) {
            $0.scheme = .history
            $0.tiebreak = .arrival
        },
        FzfVariant(["--exact", "--literal", "-i"]) {
            $0.isExact = true
            $0.folding = .none
            $0.casing = .ignore
        },
    ]
}
