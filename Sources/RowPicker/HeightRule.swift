import RowScreen

/// How many lines of the terminal the sheet takes.
package struct HeightRule: Equatable, Sendable {
    /// The most it may take of a screen.
    package enum Share: Equatable, Sendable {
        case lines(Int)
        /// Of the screen's height.
        case percent(Double)
    }

    /// The most it takes, or what it leaves free.
    package var share: Share
    /// Whether the share is what stays free.
    package var isWhatStaysFree: Bool
    /// Whether it is only as tall as its rows need.
    package var fitsRows: Bool

    /// A rule for `share`; the other two say how it is meant.
    package init(_ share: Share, isWhatStaysFree: Bool = false, fitsRows: Bool) {
        self.share = share
        self.isWhatStaysFree = isWhatStaysFree
        self.fitsRows = fitsRows
    }

    /// Two fifths of the screen, fewer lines for few rows.
    package static let standard = HeightRule(.percent(40), fitsRows: true)

    /// The lines to take, bar and prompt included, for so many rows.
    ///
    /// Three rows are the least that shows that there is a list to go through, so a small share of a small terminal
    /// is rounded up to them; a number of lines is taken as it is. A screen may have fewer lines than these.
    func lines(for rows: Int, in screen: Size) -> Int {
        let least = leastLines
        let most = max(least, isWhatStaysFree ? screen.height - lines(of: screen) : lines(of: screen))
        return fitsRows ? min(most, max(least, Self.frame + rows)) : most
    }

    private func lines(of screen: Size) -> Int {
        switch share {
        case .lines(let lines): lines
        case .percent(let percent): Int(Double(screen.height) * percent / 100)
        }
    }

    private var leastLines: Int {
        switch share {
        case .lines where !isWhatStaysFree: 1
        case .lines, .percent: Self.frame + 3
        }
    }

    /// The bar and the prompt.
    private static let frame = 2
}
