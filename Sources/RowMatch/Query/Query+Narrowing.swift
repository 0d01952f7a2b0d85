extension Query {
    /// Whether no row can be found by this query that was not found by `earlier`, or begins with it as a code.
    ///
    /// That is what typing on mostly does: a term grows, or one is added. A `false` is not sure, `true` is: each group
    /// of the earlier query follows from one of this query's, and so does what it says of codes.
    package func narrows(_ earlier: Query) -> Bool {
        guard rules == earlier.rules, !earlier.isEmpty, narrowsCode(of: earlier) else { return false }
        let groups = terms.groups
        return earlier.terms.groups.allSatisfy { wider in
            groups.contains { group in
                group.allSatisfy { term in wider.contains { self.term(term, implies: $0, of: earlier) } }
            }
        }
    }

    private func narrowsCode(of earlier: Query) -> Bool {
        guard let wider = earlier.code else { return true }
        return code?.begins(with: wider, folding: rules.folding) ?? false
    }

    private func term(_ term: Term, implies wider: Term, of earlier: Query) -> Bool {
        guard term.isInverse == wider.isInverse else { return false }
        let narrow = TermNeed(term, of: terms)
        let wide = TermNeed(wider, of: earlier.terms)
        // What leaves out rows that hold the one leaves out those that hold something longer.
        return term.isInverse
            ? wide.implies(narrow, folding: rules.folding) : narrow.implies(wide, folding: rules.folding)
    }
}
