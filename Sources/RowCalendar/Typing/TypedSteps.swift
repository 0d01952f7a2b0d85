/// Distances as people type them, one after the other: `+3d`, `-1w`, `+1m-1d`, `+1h30m`.
enum TypedSteps<Unit: Equatable>: Equatable {
    /// In the order they were typed, and to be gone in that order: a month and a day back is not a day back and a month.
    case steps([Step])
    case incomplete
    case noSteps

    struct Step: Equatable {
        /// Negative for those that lead back. The largest number there is stands for all larger ones.
        let count: Int
        let unit: Unit
    }

    /// - Parameters:
    ///   - text: in plain form, with a plus or a minus at its beginning. A number without one has that before it.
    ///   - units: the letters for them.
    init(_ text: [Unicode.Scalar], units: [Unicode.Scalar: Unit]) {
        var steps: [Step] = []
        var isBack = false
        var rest = text[...]
        while let first = rest.first {
            if first == "+" || first == "-" {
                isBack = first == "-"
                rest = rest.dropFirst()
            }
            let digits = rest.prefix { "0"..."9" ~= $0 }
            rest = rest.dropFirst(digits.count)
            guard let sign = rest.popFirst() else {
                self = .incomplete
                return
            }
            guard !digits.isEmpty, let unit = units[sign] else {
                self = .noSteps
                return
            }
            let count = Int(String(String.UnicodeScalarView(digits))) ?? .max
            steps.append(Step(count: isBack ? -count : count, unit: unit))
        }
        self = .steps(steps)
    }
}
