/// Adds up a row's score while its terms are tried one after the other.
///
/// Of a group the first term that is found gives its score; an inverse one answers for the group where it is not found,
/// with nothing, but leaves the say to those after it.
struct ScoreTally {
    private(set) var total = 0
    private var score: Int?
    private var isSettled = false

    /// Whether the next term can still say something.
    var isOpen: Bool { !isSettled }

    /// - Parameter found: what finding the term is worth, `nil` if it is not there.
    mutating func add(_ term: Term, _ found: Int?) {
        guard !term.isInverse else {
            score = found == nil ? 0 : score
            return
        }
        guard let found else { return }
        score = found
        isSettled = true
    }

    /// - Returns: `false` if the group that ends with this term found no answer.
    mutating func endsWell(after term: Term) -> Bool {
        guard term.endsGroup else { return true }
        guard let score else { return false }
        total += score
        self.score = nil
        isSettled = false
        return true
    }
}
