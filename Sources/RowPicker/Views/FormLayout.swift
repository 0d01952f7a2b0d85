import RowText

/// Where the parts of a form come to stand for one row, from column 0 on.
struct FormLayout {
    struct Part {
        enum Text {
            /// Text that is not the row's own.
            case given([Grapheme])
            /// Bytes of the row.
            case bytes(Range<Int>)
        }

        let text: Text
        /// The place it stands in; `nil` for a text between places.
        let place: RowForm.Place?
        let column: Int
        /// How many columns it takes, a cut one after that.
        let width: Int
        /// Whether a gap parts it from what follows.
        let isEnded: Bool

        var end: Int { column + width }
    }

    private(set) var parts: [Part] = []
    /// Where text ends that would be seen on a line without an end.
    private(set) var end = 0
    private var column = 0
    /// Whether all text stands on the left side, for a blank before it could not be told from the room there.
    private let isExact: Bool

    /// Lays out a row.
    ///
    /// - Parameters:
    ///   - width: the columns of the line; a text is measured no further than that it does not fit.
    ///   - gap: columns after each place but the last.
    init(_ form: FormLook, of row: PickerRow, number: Int, width: Int, gap: Int, lettering: Lettering) {
        isExact = lettering.isExact
        let last = form.places.count
        var seen = 0
        for piece in form.pieces {
            switch piece {
            case .literal(let text): add(.given(text), width: text.width, in: nil, gap: 0)
            case .place(let place):
                seen += 1
                let most = min(place.most, width + 1)
                let gap = seen < last ? gap : 0
                if let range = row.range(of: place.content) {
                    let columns = row.width(of: range, atMost: most, lettering: lettering)
                    add(.bytes(range), width: columns, in: place, gap: gap)
                } else {
                    let text = graphemes(of: String(number))
                    add(.given(text), width: min(text.width, most), in: place, gap: gap)
                }
            }
        }
    }

    private mutating func add(_ text: Part.Text, width: Int, in place: RowForm.Place?, gap: Int) {
        let room = max(width, place?.width ?? 0)
        let lead = isExact ? 0 : Self.lead(place?.side ?? .left, room - width)
        let part = Part(text: text, place: place, column: column + lead, width: width, isEnded: gap > 0)
        parts.append(part)
        if width > 0 { end = part.end }
        column += room + gap
    }

    /// The columns before a text, of those that it leaves free.
    private static func lead(_ side: RowForm.Place.Side, _ free: Int) -> Int {
        switch side {
        case .left: 0
        case .middle: free / 2
        case .right: free
        }
    }
}

extension PickerRow {
    /// Where in the row stands what a place is for; `nil` where it does not stand in the row.
    func range(of content: RowForm.Place.Content) -> Range<Int>? {
        switch content {
        case .field(let number): fields == nil && number <= 2 ? bytes.indices : range(of: number)
        case .row: bytes.indices
        case .index: nil
        }
    }
}
