import RowText

/// The part of a text that fits into a width, chosen so that its match is seen.
struct FittedText: Equatable {
    let graphemes: ArraySlice<Grapheme>
    let isCutBefore: Bool
    let isCutAfter: Bool

    /// - Parameters:
    ///   - match: the bytes to keep in sight, as the graphemes count them; `nil` for the start of the text.
    ///   - sign: how many columns the sign of a cut takes.
    init(_ graphemes: [Grapheme], width: Int, showing match: Range<Int>?, sign: Int) {
        var fit = Fit(graphemes, width: width, sign: sign)
        if let match, !fit.isWhole {
            fit.scroll(to: match)
        }
        let range = fit.range
        self.graphemes = graphemes[range]
        isCutBefore = range.lowerBound > 0
        isCutAfter = range.upperBound < graphemes.count
    }
}

/// The arithmetic of it: which graphemes are in sight when a certain one is the first.
private struct Fit {
    private let graphemes: [Grapheme]
    private let width: Int
    private let sign: Int
    /// The column at which each grapheme begins, and the end of the last.
    private let columns: [Int]
    private var first = 0

    init(_ graphemes: [Grapheme], width: Int, sign: Int) {
        self.graphemes = graphemes
        self.width = max(0, width)
        self.sign = sign
        columns = graphemes.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.width) }
    }

    var isWhole: Bool { total <= width }

    var range: Range<Int> {
        let room = width - (first > 0 ? sign : 0)
        let end = lastFitting(in: room)
        let range = first..<(end == graphemes.count ? end : lastFitting(in: room - sign))
        return range.isEmpty ? first..<first : range
    }

    /// Scrolls until the match is in sight, with some of what follows it; the start of a match that is too wide.
    mutating func scroll(to match: Range<Int>) {
        guard let from = graphemes.firstIndex(where: { $0.bytes.upperBound > match.lowerBound }),
            let to = graphemes.lastIndex(where: { $0.bytes.lowerBound < match.upperBound })
        else { return }
        let margin = min(Self.margin, width / 4)
        let end = min(total, columns[to + 1] + margin)
        guard end > width - (end == total ? 0 : sign) else { return }
        let start = end - (width - sign - (end == total ? 0 : sign))
        let fitting = columns.dropLast().firstIndex { $0 >= start } ?? 0
        first = min(fitting, from)
    }

    private var total: Int { columns[graphemes.count] }

    private func lastFitting(in room: Int) -> Int {
        var end = first
        while end < graphemes.count && columns[end + 1] - columns[first] <= room { end += 1 }
        return end
    }

    /// Columns after the match that are kept in sight too, so that one sees how it goes on.
    private static let margin = 10
}
