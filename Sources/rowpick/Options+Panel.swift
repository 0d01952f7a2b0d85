import RowOptions
import RowPicker

extension Options {
    /// The panel that is asked for; `nil` where it is to be a sheet.
    var panel: Panel? {
        guard isPopover else { return nil }
        let tallest: Panel.Extent? = height.isWholeScreen ? .percent(100) : nil
        return Panel(
            width: popoverSize.map { Self.extent($0.width) },
            height: popoverSize.map { Self.extent($0.height) } ?? tallest)
    }

    private static func extent(_ extent: PopoverSize.Extent) -> Panel.Extent {
        switch extent {
        case .cells(let count): .cells(count)
        case .percent(let percent): .percent(percent)
        }
    }
}
