import RowMatch

extension Wheel {
    /// The rows of the list around the cursor.
    ///
    /// - Parameter reach: how many are seen on each side.
    init(ofRowsIn model: Model, reach: Int) {
        let list = model.findings.ranking
        var matcher = Matcher(model.findings.query)
        // On a ring that is not all in order nobody knows yet what comes before the first row.
        let isRing = model.settings.goesRound && list.placesKnown >= list.count && list.count > 2 * reach
        entries = (-reach...reach).compactMap { offset in
            let place = model.cursor.index + offset
            guard list.count > 0, isRing || (0..<list.count).contains(place) else { return nil }
            let row = list[isRing ? (place + list.count) % list.count : place]
            return Entry(
                offset: offset, line: RowLine(row, of: model, &matcher), target: .row(row),
                isMarked: model.selection.contains(row))
        }
    }
}
