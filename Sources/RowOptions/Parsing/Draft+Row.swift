extension Draft {
    /// Rows are drawn by a template or by columns: what the command line says of it wins over what stands for every run.
    mutating func decideHowRowsAreDrawn() throws(OptionError) {
        try decideBetweenRowAndLevels()
        guard options.row != nil, options.shown != nil else { return }
        guard !asked.contains("row") || !asked.contains("show") else {
            throw Self.drawsTwice
        }
        if asked.contains("show") {
            options.row = nil
        } else {
            options.shown = nil
        }
    }

    /// A level shows one field of a row.
    private mutating func decideBetweenRowAndLevels() throws(OptionError) {
        guard options.row != nil, options.levels != nil else { return }
        guard !asked.contains("row") || !asked.contains("levels") else {
            throw OptionError("--levels draws one field of a row, and --row draws a whole one", "leave out one of them")
        }
        if asked.contains("row") {
            options.levels = nil
        } else {
            options.row = nil
        }
    }

    static let drawsTwice = OptionError("--row and --show both say how rows are drawn", "leave out one of them")
}

extension Options {
    /// Whether an option says anew how rows are drawn, and in another way.
    func wouldDrawTwice(after option: Option) -> Bool {
        switch option.long {
        case "row": shown != nil
        case "show": row != nil
        default: false
        }
    }
}
