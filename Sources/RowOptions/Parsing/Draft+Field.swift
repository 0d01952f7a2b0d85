extension Draft {
    /// A field is a line on the screen that is there: it takes back what is wanted of every run and needs another one,
    /// and refuses what these words want so.
    mutating func decideAboutField() throws(OptionError) {
        guard options.field != nil else {
            guard options.leavesField else { return }
            throw OptionError("--leave leaves the line of a field", "write --field LABEL, too")
        }
        let wanted = [
            ("--full", options.isFull && !asked.isDisjoint(with: ["full", "height"])),
            ("--popover", options.isPopover && asked.contains("popover")),
            ("--overlay", options.hasOverlay && asked.contains("overlay")),
        ]
        if let (name, _) = wanted.first(where: \.1) {
            throw OptionError(
                "--field opens its rows below it, and \(name) takes the whole screen", "leave out one of them")
        }
        options.isFull = false
        options.isPopover = false
        options.hasOverlay = false
    }
}
