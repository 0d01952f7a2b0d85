extension Options {
    /// Refuses what makes no sense beside a view that has no rows, and what only such a view has.
    func refuseWhatHasNoRows() throws(OptionError) {
        guard view.isDial else {
            let only = [("--from", from), ("--to", to), ("--step", step)].first { $0.1 != nil }
            guard let only else { return }
            throw OptionError("\(only.0): it is for a view without rows", "add --view date or --view time")
        }
        if view == .date, step != nil {
            throw OptionError("--step: it is for times", "leave it out, or choose --view time")
        }
        let misplaced = [
            ("a FILE", !sources.isEmpty), ("--list", list != nil), ("--levels", levels != nil),
            ("--multi", mostMarks > 0), ("--filter", filter != nil), ("--tail", tail != nil),
            ("--select-1", selectsOnly), ("--exit-0", exitsOnNone), ("--row", row != nil),
            ("--columns", columnNames != nil), ("--header-lines", headerLines > 0), ("--unique", isUnique),
            ("--read0", readsNull), ("--ansi", takesStyles),
        ].first { $0.1 }
        guard let misplaced else { return }
        throw OptionError("--view \(view.rawValue) has no rows for \(misplaced.0)", "leave out one of them")
    }
}
