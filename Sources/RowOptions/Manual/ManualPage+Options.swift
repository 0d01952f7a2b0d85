extension ManualPage {
    static let options =
        #"""
        .Sh OPTIONS
        A value stands after
        .Ql = ,
        in the next word, or directly after a short name.
        Short options stand apart.
        Where two options contradict each other, the later one counts.
        An option of
        .Em fzf
        that is not listed here is an error.
        """# + "\n" + OptionTable.sections.map(part).joined(separator: "\n")

    private static func part(_ section: OptionTable.Section) -> String {
        ([".Ss \(section.title)", ".Bl -tag -width Ds"] + section.options.map(item) + [".El"])
            .joined(separator: "\n")
    }

    private static func item(_ option: Option) -> String {
        let names = option.names.map { form(of: $0, option) } + option.opposites.map(form)
        let text = [option.help + "."] + (option.detail.isEmpty ? [] : [option.detail])
        return ".It \(names.joined(separator: " , "))\n\(Roff.paragraph(text.joined(separator: " ")))"
    }

    /// A name with the value it takes, as macros.
    private static func form(of name: String, _ option: Option) -> String {
        let isLong = name.hasPrefix("--")
        switch option.meaning {
        case .flag, .onOff:
            return form(of: name)
        case .required(let value, _):
            return "\(form(of: name)) \(isLong ? "Ns = Ns " : "")Ar \(Roff.escape(value))"
        case .optional(let value, _), .joined(let value, _), .limit(let value, _):
            // `Op` would take all the names behind it into its brackets.
            return "\(form(of: name)) \(isLong ? "Ns Oo = Ns" : "Oo") Ar \(Roff.escape(value)) Oc"
        }
    }

    /// `Fl` writes the first dash itself; a plus is written out.
    private static func form(of name: String) -> String {
        name.hasPrefix("-") ? "Fl \(Roff.escape(String(name.dropFirst())))" : "Cm \(Roff.escape(name))"
    }
}
