import RowScreen

/// A picker in a frame in the middle of the screen.
package struct Panel: Equatable, Sendable {
    /// How much of the screen one side takes.
    package enum Extent: Equatable, Sendable {
        /// Columns or lines.
        case cells(Int)
        /// Of the screen's width or height.
        case percent(Double)

        fileprivate func cells(of whole: Int) -> Int {
            switch self {
            case .cells(let count): count
            case .percent(let percent): Int(Double(whole) * percent / 100)
            }
        }
    }

    /// From the left border to the right one; `nil` for three fifths of the screen, as far as that can be read at a glance.
    package var width: Extent?
    /// From the top border to the bottom one; `nil` for what the rows need.
    package var height: Extent?

    /// One of these sides.
    package init(width: Extent? = nil, height: Extent? = nil) {
        self.width = width
        self.height = height
    }

    /// Where it is on a screen.
    ///
    /// - Parameter lines: how many lines a sheet would take for the same rows, its bar included; the bar is in the top
    ///   border here, and the bottom one is a line more.
    func rectangle(on screen: Size, sheetLines lines: Int) -> Rectangle {
        let wanted = Size(
            height: max(height?.cells(of: screen.height) ?? lines + 1, Self.least.height),
            width: max(width?.cells(of: screen.width) ?? Self.usualWidth(on: screen), Self.least.width))
        guard Self.hasFrame(on: screen) else { return Rectangle(height: screen.height, width: screen.width) }
        let size = Size(height: min(wanted.height, screen.height), width: min(wanted.width, screen.width))
        return Rectangle(
            line: (screen.height - size.height) / 2, column: (screen.width - size.width) / 2, height: size.height,
            width: size.width)
    }

    /// Whether there is room for a frame; without it the picker takes all of the screen.
    static func hasFrame(on screen: Size) -> Bool {
        screen.height >= least.height && screen.width >= least.width
    }

    private static func usualWidth(on screen: Size) -> Int {
        min(max(screen.width * 3 / 5, narrowestUsual), widestUsual)
    }

    /// The borders, the prompt, and the rows that show that there is a list; and columns for a name and the buttons.
    private static let least = Size(height: 3 + HeightRule.leastRows, width: 20)

    /// Columns: a code, a short name and what is around them.
    private static let narrowestUsual = 40
    /// Columns: in a line that is longer the eye loses its way from the code to what is at the end.
    private static let widestUsual = 100
}
