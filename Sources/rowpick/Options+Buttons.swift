import RowOptions
import RowPicker

extension Options {
    /// The buttons that the bar has besides its own.
    var barButtons: [BarButton] {
        buttons.map { button in
            switch button.deed {
            case .pick: BarButton(button.label, key: button.key, .pick)
            case .leave(let status): BarButton(button.label, key: button.key, .leave(status: status))
            }
        }
    }
}
