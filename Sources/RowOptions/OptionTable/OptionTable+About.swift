extension OptionTable {
    static let about = [
        Option("help", short: "h", .flag { $0.instead = .help }, "Print this help"),
        Option("man", .flag { $0.instead = .manual }, "Show the manual page"),
        Option("version", .flag { $0.instead = .version }, "Print the version"),
    ]
}
