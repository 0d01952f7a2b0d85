import RowScreen

/// The buttons of the bar: as they are labelled, or with a sign for a label where there is no room for it.
struct BarButtons {
    /// From the one that says most to the one that takes least.
    private let choices: [[Button]]

    /// An empty label is no button.
    init(of model: Model) {
        let settings = model.settings
        let theme = settings.theme
        let signs = settings.signs
        let close = Self.forms(of: settings.cancelLabel ?? signs.close, signs.close, .close, theme.button)
        let done = Self.forms(
            of: settings.doneLabel ?? settings.words.done, signs.done, .done,
            model.waiting == .forMatch ? theme.waiting : theme.done)
        choices = [
            close.long + done.long, close.short + done.long, close.long + done.short, close.short + done.short,
        ]
    }

    /// The first choice that fits; the one that takes least where none does.
    func fitting(_ width: Int) -> [Button] {
        choices.first { $0.width <= width } ?? choices[choices.count - 1]
    }

    private static func forms(
        of label: String, _ sign: String, _ target: Target, _ style: Style
    ) -> (long: [Button], short: [Button]) {
        guard !label.isEmpty else { return ([], []) }
        let long = Button(label, target: target, style: style)
        let short = Button(sign, target: target, style: style)
        return ([long], [short.width < long.width ? short : long])
    }
}
