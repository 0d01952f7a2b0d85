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

    /// The lines to take, bar, prompt and header included, for so many rows.
    ///
    /// A small share of a small terminal is rounded up to the least rows, and as many lines of header and heads; a number of
    /// lines is taken as it is. A screen may have fewer lines than these.
    func lines(for rows: Int, below header: Header = .none, heads: Int = 0, in screen: Size) -> Int {
        let above = header.lines.count + heads
        let frame = Self.frame + above
        let least = isTakenAsItIs ? 1 : Self.frame + min(above, Self.leastRows) + Self.leastRows
        let most = max(least, most(of: screen))
        return fitsRows ? min(most, max(least, frame + rows)) : most
    }

    /// The most lines it may take of a screen, whatever is to stand in them.
    func most(of screen: Size) -> Int {
        isWhatStaysFree ? screen.height - lines(of: screen) : lines(of: screen)
    }

    private func lines(of screen: Size) -> Int {
        switch share {
        case .lines(let lines): lines
        case .percent(let percent): Int(Double(screen.height) * percent / 100)
        }
    }

    private var isTakenAsItIs: Bool {
        switch share {
        case .lines: !isWhatStaysFree
        case .percent: false
        }
    }

    /// The fewest rows that show that there is a list to go through.
    static let leastRows = 3

    /// The bar and the prompt.
    private static let frame = 2
}
