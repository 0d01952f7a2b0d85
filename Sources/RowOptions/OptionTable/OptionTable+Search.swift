extension OptionTable {
    static let search = [
        Option(
            "exact", short: "e", .onOff { $0.options.isExact = $1 },
            "Find words as they stand, not their letters with gaps between",
            detail: "A quote before a word then makes that word fuzzy."),
        Option(
            "extended", short: "x", .onOff { $0.options.isExtended = $1 },
            "Read the signs of the query syntax (default); +x: the query is one word"),
        Option(
            "ignore-case", short: "i", .onOff { $0.options.casing = $1 ? .ignore : .respect },
            "Take capitals and small letters as the same; +i tells them apart"),
        Option(
            "smart-case", .flag { $0.options.casing = .smart },
            "Tell them apart only in a word that holds a capital (default)"),
        Option(
            "literal", .onOff { $0.options.isLiteral = $1 },
            "Tell accents, widths, kana and composed forms apart"),
        Option(
            "sort", short: "s", .onOff { $0.options.isSorted = $1 },
            "Put the best match first (default); +s keeps the order of the input"),
    ]
}
