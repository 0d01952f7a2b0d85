/// Makes plain text into source of a manual page.
enum Roff {
    /// `text` with every sign that roff would read, or print as another one, in a form that prints as itself.
    static func escape(_ text: String) -> String {
        text.map { sign in
            switch sign {
            case "\\": #"\e"#
            case "-": #"\-"#
            case "^": #"\(ha"#
            case "~": #"\(ti"#
            case "'": #"\(aq"#
            case "`": #"\(ga"#
            case "\"": #"\(dq"#
            default: String(sign)
            }
        }.joined()
    }

    /// `text` as one word of a macro's line that is not itself taken for a macro.
    static func argument(_ text: String) -> String {
        #""\&\#(escape(text))""#
    }

    /// Sentences as running text: each begins a line, as roff has it for the gap between them, and none is a macro.
    static func paragraph(_ text: String) -> String {
        sentences(of: text).flatMap { AlignedColumns.wrap(escape($0), to: longestLine) }
            .map { $0.hasPrefix(".") ? #"\&"# + $0 : $0 }
            .joined(separator: "\n")
    }

    /// mandoc warns of lines longer than 80 bytes; two are kept for what keeps a dot from beginning a line.
    private static let longestLine = 78

    private static func sentences(of text: String) -> [String] {
        var sentences = [""]
        for word in text.split(separator: " ") {
            let isFirst = sentences[sentences.count - 1].isEmpty
            sentences[sentences.count - 1] += isFirst ? String(word) : " \(word)"
            if word.hasSuffix("."), !word.hasSuffix("..") { sentences.append("") }
        }
        return sentences.filter { !$0.isEmpty }
    }

    /// A list of terms, each explained.
    static func list(_ rows: [(term: String, text: String)]) -> String {
        let items = rows.map { row in ".It Sy \(argument(row.term))\n\(paragraph(row.text))" }
        return ([".Bl -tag -width Ds"] + items + [".El"]).joined(separator: "\n")
    }
}
