/// Which program rowpick is taken for: the name it was started under decides.
package enum Guise: Equatable, Sendable {
    case rowpick
    case fzf

    /// - Parameter programName: the word the program was started by, with or without a path.
    package init(programName: [UInt8]) {
        let name = programName.split(separator: UInt8(ascii: "/")).last ?? []
        self = name.elementsEqual("fzf".utf8) ? .fzf : .rowpick
    }

    /// Every difference between the guises, and the only place that has one.
    package var habits: Habits {
        switch self {
        case .rowpick:
            Habits(
                delimiter: [UInt8(ascii: "\t")],
                readsDelimiterAsPattern: false,
                hasCodeRules: true,
                dropsCarriageReturn: true,
                folding: .everything,
                layout: .reverse,
                isFull: false,
                sortsReversedFilter: false,
                filtersUnsortedWithoutTail: false,
                missesDash: true,
                hasButtons: true,
                defaultsVariable: "ROWPICK_DEFAULT_OPTS",
                readsDefaultCommand: true)
        case .fzf:
            Habits(
                delimiter: nil,
                readsDelimiterAsPattern: true,
                hasCodeRules: false,
                dropsCarriageReturn: false,
                folding: .accents,
                layout: .inputLast,
                isFull: true,
                sortsReversedFilter: true,
                filtersUnsortedWithoutTail: true,
                missesDash: false,
                hasButtons: false,
                defaultsVariable: nil,
                readsDefaultCommand: false)
        }
    }
}

/// What a run does where no option says otherwise, and the few things that no option changes.
package struct Habits: Equatable, Sendable {
    /// What parts the fields of a row; `nil` where a row is one plain line.
    package let delimiter: [UInt8]?
    /// Whether `--delimiter` is a pattern in fzf's sense, of which only literal ones are understood.
    package let readsDelimiterAsPattern: Bool
    /// Whether a query that is a row's code puts that row first, and codes are drawn in a column.
    package let hasCodeRules: Bool
    /// Whether a CR before the line feed belongs to the line end.
    package let dropsCarriageReturn: Bool
    /// What a search folds unless it is literal; case is a matter of its own.
    package let folding: Folding
    /// Where the query stands unless `--layout` says.
    package let layout: Layout
    /// Whether the picker takes the whole screen.
    package let isFull: Bool
    /// Whether `--filter` puts rows in order of score although `--no-sort` was said, if `--tac` was said too.
    package let sortsReversedFilter: Bool
    /// Whether `--filter` searches all rows although `--tail` was said, if `--no-sort` was said too, and not `--tac`.
    package let filtersUnsortedWithoutTail: Bool
    /// Whether a long name after one dash is refused; where not, its first letter may be a short name, and the rest a
    /// value.
    package let missesDash: Bool
    /// Whether buttons may be added to the bar.
    package let hasButtons: Bool
    /// The variable with options for every run; `nil` where none is read.
    package let defaultsVariable: String?
    /// Whether ROWPICK_DEFAULT_COMMAND lists the rows where nothing else does.
    package let readsDefaultCommand: Bool

    /// Which differences between texts a search does not see.
    package enum Folding: Equatable, Sendable {
        /// Canonical equivalence, widths, kana and accents.
        case everything
        /// Accents of Latin letters only.
        case accents
    }
}
