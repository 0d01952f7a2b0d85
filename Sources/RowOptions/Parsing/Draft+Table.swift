extension Draft {
    /// A table draws rows in columns of its own. Of two wishes that exclude each other, the one on the command line
    /// counts.
    mutating func decideAboutTable() throws(OptionError) {
        guard options.view == .table else { return }
        if options.levels != nil {
            try decide("levels", orSay: "--levels and --view table: a table has no levels") { $0.levels = nil }
        }
        if options.row != nil {
            try decide("row", orSay: "--row and --view table: a table has a column for each field") { $0.row = nil }
        }
    }

    private mutating func decide(
        _ other: String, orSay problem: String, without drop: (inout Options) -> Void
    ) throws(OptionError) {
        switch (asked.contains(other), asked.contains("view")) {
        case (true, true): throw OptionError(problem, "leave out one of them")
        case (true, false): options.view = .list
        case (false, _): drop(&options)
        }
    }
}
