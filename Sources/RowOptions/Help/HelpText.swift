/// What `--help` prints: ASCII, at most 80 columns, made from the tables.
package enum HelpText {
    /// The whole text, ending with a line feed.
    package static let text = lines.map { $0 + "\n" }.joined()

    /// What the plainest terminal has: a line that breaks there looks like two rows of the table.
    private static let width = 80

    /// Wide enough for most names; more would break most sentences.
    private static let columns = AlignedColumns(indent: 2, right: 32, width: width)

    private static var lines: [String] {
        opening
            + OptionTable.sections.flatMap { section in
                part(section.title, section.options.map { (form(of: $0), $0.help) })
            }
            + part("Query", QuerySyntax.forms.map { ($0.sign, $0.meaning) })
            + part("Keys", KeyTable.keys.map { ($0.key, $0.deed) })
            + part("Mouse", KeyTable.mouse.map { ($0.gesture, $0.deed) })
            + part("Exit status", statuses)
            + ["", "The manual page says more: rowpick --man"]
    }

    private static var opening: [String] {
        ["rowpick \(Version.number) - pick a row of a list", "", "Usage: rowpick [OPTION]... [FILE]...", ""]
            + AlignedColumns.wrap(
                """
                Rows come from each FILE (- is standard input; after -- every word is a FILE), else from standard \
                input, else, where that is a terminal, from the list \(BuiltInList.areas.rawValue). A row is a code, \
                a tab and a name, or a plain line. The picked row is printed as it came in.
                """, to: width)
    }

    private static var statuses: [(String, String)] {
        ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) } + [
            ExitStatus.ofButtons, ("128+N", "Ended by signal N"),
        ]
    }

    private static func part(_ title: String, _ rows: [(String, String)]) -> [String] {
        ["", "\(title):"] + columns.lines(of: rows)
    }

    /// The names of an option as the help has them: `-q, --query=STR`, `-e, +e, --[no-]exact`.
    static func form(of option: Option) -> String {
        let sign = option.hasOpposite ? "--[no-]" : "--"
        var forms = (option.names + option.opposites).filter { !$0.hasPrefix("--") }
        forms += [sign + option.long + valueForm(of: option)] + option.aliases.map { "--\($0)" }
        return forms.joined(separator: ", ")
    }

    private static func valueForm(of option: Option) -> String {
        switch option.meaning {
        case .flag, .onOff: ""
        case .required(let name, _): "=\(name)"
        case .optional(let name, _), .joined(let name, _), .limit(let name, _): "[=\(name)]"
        }
    }
}
