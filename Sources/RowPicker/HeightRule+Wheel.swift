import RowScreen

extension HeightRule {
    /// The lines to take for wheels under a bar and a header, for so many rows.
    ///
    /// A wheel is odd, so that as many rows are above the band as below. More than nine rows at once nobody looks at, and
    /// fewer than five hardly roll; a screen may have fewer lines than these take.
    func wheelLines(for rows: Int, below header: Header = .none, in screen: Size) -> Int {
        let frame = 1 + header.lines.count + WheelFrame.rules
        let wanted = fitsRows ? min(rows, Self.mostWheelRows) : Self.mostWheelRows
        let rows = max(Self.leastWheelRows, min(wanted, most(of: screen) - frame))
        return frame + (rows % 2 == 0 ? rows - 1 : rows)
    }

    private static let leastWheelRows = 5
    private static let mostWheelRows = 9
}
