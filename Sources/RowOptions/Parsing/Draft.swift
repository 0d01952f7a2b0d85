/// What the words read so far have asked for; a later word may change all of it.
struct Draft {
    var options: Options
    /// The options that these words have named, by their long names.
    var asked: Set<String> = []
    /// What to do instead of picking.
    var instead: Command?

    /// What the whole command line asks for.
    mutating func command() throws(OptionError) -> Command {
        if let instead { return instead }
        if let list = options.list, !options.sources.isEmpty {
            throw OptionError(
                "rows are to come from the list \(list.rawValue) and from a FILE", "leave out --list or the FILE")
        }
        if options.levels != nil, options.tail != nil {
            throw OptionError("--levels needs all rows, and --tail drops some", "leave out one of them")
        }
        try options.refuseKeysOfTwoMinds()
        try decideAboutTable()
        try decideHowRowsAreDrawn()
        try options.refuseWhatHasNoRows()
        try decideAboutField()
        return .pick(options)
    }
}
