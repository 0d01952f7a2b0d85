/// Where the band of a wheel is in so many lines, and how far rows are seen from it.
struct WheelFrame: Equatable {
    /// The lines that two rules take, where there is room for them.
    static let rules = 2

    /// Rows above the band, and as many below.
    let reach: Int
    /// Whether a rule is drawn above the band and one below.
    let hasRules: Bool

    init(height: Int) {
        hasRules = height >= Self.rules + 3
        let rows = min(hasRules ? height - Self.rules : height, 9)
        reach = max(0, (rows - 1) / 2)
    }

    /// The rows in sight, the one in the band included.
    var rows: Int { 2 * reach + 1 }

    /// The line of the band, counted from the first.
    var band: Int { reach + (hasRules ? 1 : 0) }

    /// The lines of the rules.
    var ruled: [Int] { hasRules ? [band - 1, band + 1] : [] }

    /// The line on which a row is, so far below the band.
    func line(of offset: Int) -> Int {
        band + offset + (hasRules ? offset.signum() : 0)
    }

    /// How far below the band the row is that is on a line; `nil` on a rule, and beyond the rows.
    func offset(of line: Int) -> Int? {
        (-reach...reach).first { self.line(of: $0) == line }
    }
}
