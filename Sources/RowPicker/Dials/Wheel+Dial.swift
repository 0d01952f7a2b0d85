extension Wheel {
    /// The wheels of a dial, from left to right.
    ///
    /// - Parameters:
    ///   - width: columns for all of them.
    ///   - reach: how many entries are seen on each side of the band.
    static func all(of dial: Dial, width: Int, reach: Int) -> [Wheel] {
        let columns = width / dial.count - Self.signs
        return (0..<dial.count).map { wheel in
            Wheel(
                entries: (-reach...reach).compactMap { offset in
                    dial.text(on: wheel, at: offset, columns: columns).map { text in
                        Entry(
                            offset: offset,
                            line: RowLine(PickerRow(Array(text.utf8), delimiter: nil), number: 1, marks: []),
                            target: .entry(wheel: wheel, offset: offset))
                    }
                },
                hasFocus: wheel == dial.focus)
        }
    }

    /// Columns beside an entry: a wall, and the signs of the band.
    private static let signs = 5
}
