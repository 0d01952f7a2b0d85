/// Every option there is, by the sections of the help; parser, help and manual page are made from it.
enum OptionTable {
    struct Section: Sendable {
        let title: String
        let options: [Option]
    }

    static let sections = [
        Section(title: "Input", options: input),
        Section(title: "Search", options: search),
        Section(title: "Look", options: look),
        Section(title: "Bindings", options: bindings),
        Section(title: "Start", options: start),
        Section(title: "Output", options: output + buttons),
        Section(title: "About", options: about),
    ]

    static let options = sections.flatMap(\.options)

    /// Those that somebody may set for every run.
    static let wishes = look + bindings

    /// Every name of every option and opposite, dashes included.
    static let names = options.flatMap { $0.names + $0.opposites }

    /// Those with two dashes.
    static let longNames = names.filter { $0.hasPrefix("--") }
}
