import RowScreen

/// The buttons of the bar: as they are labelled, or with a sign for a label where there is no room for it.
///
/// Those that were added stand before the two that are always there, and go first, the last one before all.
struct BarButtons {
    /// From the one that says most to the one that takes least.
    private let choices: [[Button]]

    /// No button.
    static let none = BarButtons(choices: [[]])

    private init(choices: [[Button]]) {
        self.choices = choices
    }

    /// A label without a sign in it is no button.
    init(of model: Model) {
        let settings = model.settings
        let theme = settings.theme
        let signs = settings.signs
        let held = model.heldButton
        func button(_ label: String, _ target: Target, _ style: Style) -> Button {
            let style = target == held ? theme.waiting : style
            return Button(
                label, target: target, style: style, upToColumns: model.size.width, lettering: signs.lettering)
        }
        func forms(_ label: String, or sign: String, _ target: Target, _ style: Style) -> Forms {
            guard label.contains(where: { !$0.isWhitespace }) else { return ([], []) }
            let (long, short) = (button(label, target, style), button(sign, target, style))
            return ([long], [short.width < long.width ? short : long])
        }
        let close = forms(settings.cancelLabel ?? signs.close, or: signs.close, .close, theme.button)
        let done = forms(settings.doneLabel ?? settings.words.done, or: signs.done, .done, theme.done)
        let added = settings.buttons.map { button($0.label, .button($0.key), theme.button) }
        let all = (1..<(added.count + 1)).reversed().map { added.prefix($0) + close.long + done.long }
        choices =
            all + [
                close.long + done.long, close.short + done.long, close.long + done.short, close.short + done.short,
            ]
    }

    private typealias Forms = (long: [Button], short: [Button])

    /// The first choice that fits; the one that takes least where none does.
    func fitting(_ width: Int) -> [Button] {
        choices.first { $0.width <= width } ?? choices[choices.count - 1]
    }
}
