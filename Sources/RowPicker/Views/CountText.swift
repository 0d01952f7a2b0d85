import RowText

/// How many rows match and how many are marked, in words that get fewer where there is no room.
struct CountText {
    /// From the longest to the shortest.
    private let forms: [[Grapheme]]

    /// Nothing.
    static let none = CountText(forms: [])

    private init(forms: [[Grapheme]]) {
        self.forms = forms
    }

    init(of model: Model) {
        guard model.dial == nil else {
            forms = model.dialMessage.map { [graphemes(of: $0)] } ?? []
            return
        }
        guard !Self.isIdle(model) else {
            forms = []
            return
        }
        let count = Self.count(of: model)
        forms = (Self.marks(of: model).map { [count + " " + $0, $0] } ?? [count]).map { graphemes(of: $0) }
    }

    /// The longest form that takes no more than so many columns; `nil` where none does.
    func fitting(_ width: Int) -> [Grapheme]? {
        forms.first { $0.width <= width }
    }

    /// Whether there is nothing to count: a wheel by itself shows no number.
    private static func isIdle(_ model: Model) -> Bool {
        model.settings.view.hasWheels && model.query.isEmpty && model.selection.most == 0 && model.rows.isComplete
            && !model.rows.isCutShort
    }

    /// `3/47`, after the sign of loading while more rows may come or match, or they are being sorted; `3/47+` where there were too many to read.
    private static func count(of model: Model) -> String {
        let count = "\(model.matches)/\(model.rows.kept)" + (model.rows.isCutShort ? "+" : "")
        guard !model.rows.isComplete || model.isSearchedInPart || model.isBeingSorted else { return count }
        let signs = model.settings.signs.loading
        return signs[model.advances % signs.count] + " " + count
    }

    /// `(2)`, or `(2/3)` where no more than three may be marked; told of none, too, so that nothing moves at the first.
    private static func marks(of model: Model) -> String? {
        let selection = model.selection
        guard selection.most > 0 else { return nil }
        return selection.most == .max ? "(\(selection.count))" : "(\(selection.count)/\(selection.most))"
    }
}
