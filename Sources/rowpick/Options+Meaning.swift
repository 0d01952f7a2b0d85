import RowMatch
import RowOptions
import RowPicker
import RowStore
import RowText

extension Options {
    /// What ends a row of the input.
    var lineEnd: LineEnd {
        if readsNull { return .null }
        return guise.habits.dropsCarriageReturn ? .newline : .bareNewline
    }

    /// What makes rows of the input: as they came in, or without escape sequences, with their styles kept beside them; all
    /// of them, or the first of each code.
    var splitter: RowSplitter {
        let distinct = isUnique ? DistinctCodes(delimiter: delimiter) : nil
        guard takesStyles else { return RowSplitter(lineEnd: lineEnd, below: headerLines, keeping: distinct) }
        return RowSplitter(lineEnd: lineEnd, below: headerLines, keeping: distinct) { rows in
            let styled = StyledText(rows)
            return (styled.text, Asides(places: styled.places, ends: styled.ends, bytes: styled.parameters))
        }
    }

    /// How queries are read and rows compared.
    var rules: MatchRules {
        var rules = MatchRules()
        rules.isExtended = isExtended
        rules.isExact = isExact
        rules.casing =
            switch casing {
            case .smart: .smart
            case .ignore: .ignore
            case .respect: .respect
            }
        rules.folding =
            switch guise.habits.folding {
            case _ where isLiteral: .none
            case .everything: .full
            case .accents: .accents
            }
        rules.delimiter = guise.habits.hasCodeRules ? delimiter : nil
        rules.isSorted = isSorted
        rules.isReversed = isReversed
        return rules
    }

    /// How the picker looks and begins, in these surroundings.
    func settings(in surroundings: Surroundings) -> Settings {
        var settings = Settings()
        settings.view = viewKind
        settings.levels = levelRule
        settings.isAnimated = isAnimated ?? surroundings.isAnimated
        settings.title = title ?? ""
        if isPlain ?? surroundings.wantsPlain {
            settings.prompt = prompt ?? field.map { $0 + ": " }
        } else {
            settings.prompt = prompt
            settings.field = field
        }
        settings.leavesField = leavesField
        settings.placeholder = placeholder ?? ""
        settings.header = Header(header)
        settings.columnNames = columnNames
        settings.doneLabel = doneLabel
        settings.cancelLabel = cancelLabel
        settings.buttons = barButtons
        settings.words = surroundings.words(isUnicode: hasUnicode)
        settings.height = heightRule
        settings.layout =
            switch layout {
            case .reverse: .reverse
            case .inputLast: .bottomUp
            }
        settings.isFullScreen = isFull && !isPopover
        settings.panel = panel
        settings.hasOverlay = hasOverlay
        settings.goesRound = goesRound
        settings.theme = surroundings.theme(for: scheme)
        settings.signs = surroundings.signs(isUnicode: hasUnicode)
        if let areAmbiguousWide { settings.signs = settings.signs.on(wideAmbiguous: areAmbiguousWide) }
        settings.rules = rules
        settings.shown = shown ?? row?.spoken ?? settings.view.shown
        settings.form = row?.form
        settings.showsAllFields = shown == nil
        settings.delimiter = delimiter
        settings.mostMarks = mostMarks
        settings.initial = initial
        settings.timeout = timeout
        settings.query = query
        settings.selectsOnly = selectsOnly
        settings.exitsOnNone = exitsOnNone
        settings.takesPaste = takesPaste
        settings.doubleClick = keymap.doubleClick
        return settings
    }

    private var viewKind: ViewKind {
        switch view {
        case .list: .list
        case .wheel: .wheel
        case .table: .table
        case .date, .time: .dial
        }
    }

    private var levelRule: LevelRule? {
        switch levels {
        case .path(let field, let separator): .path(field: field, separator: separator)
        case .fields(let numbers): .fields(numbers)
        case nil: nil
        }
    }

    private var heightRule: HeightRule {
        let share: HeightRule.Share =
            switch height.extent {
            case .lines(let lines): .lines(lines)
            case .percent(let percent): .percent(percent)
            }
        return HeightRule(share, isWhatStaysFree: height.isFromBottom, fitsRows: height.isAdaptive)
    }
}
