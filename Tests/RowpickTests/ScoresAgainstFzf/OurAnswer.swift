import RowMatch
import RowStore
import RowText

/// What our engine finds in some rows, told as fzf tells it.
struct OurAnswer {
    private let rows: [[UInt8]]
    private let chunk: Chunk?

    init(rows: [[UInt8]], separator: UInt8) {
        self.rows = rows
        var splitter = RowSplitter(lineEnd: separator == 0 ? .null : .bareNewline)
        chunk = splitter.take(ContiguousArray(rows.flatMap { $0 + [separator] }))
    }

    /// - Parameter withPlaces: whether characters are told too.
    func hits(of text: String, by rules: MatchRules, withPlaces: Bool) -> [Hit] {
        guard let chunk else { return [] }
        let query = Query(text, rules: rules)
        var matcher = Matcher(query)
        var ranked: ContiguousArray<Ranked> = []
        if !query.isEmpty { matcher.match(chunk, 0..<chunk.count, into: &ranked) }
        let ranking =
            query.isEmpty
            ? Ranking.all(0..<chunk.count, isReversed: rules.isReversed) : Ranking(sorting: ranked)
        return (0..<ranking.count).map { place in
            let row = ranking[place].index
            guard withPlaces else { return Hit(row: row, places: []) }
            return Hit(row: row, places: GoText(rows[row]).runes(in: matcher.highlights(in: rows[row])))
        }
    }

    /// Fzf's hits as ours are told: with the marks after each character set off too.
    func likeOurs(_ hits: [Hit], withPlaces: Bool) -> [Hit] {
        hits.map { hit in
            Hit(row: hit.row, places: withPlaces ? GoText(rows[hit.row]).withMarks(hit.places) : [])
        }
    }
}

/// A row's characters as fzf counts them: a byte that is not part of a whole one is one.
struct GoText {
    private var starts: [Int] = []
    private var isMark: [Bool] = []

    init(_ row: [UInt8]) {
        var place = 0
        while place < row.count {
            starts.append(place)
            let length = Self.length(row[place...])
            let scalar = String(decoding: row[place..<(place + length)], as: UTF8.self).unicodeScalars.first
            isMark.append(
                scalar.map { $0.value >= 0x300 && Self.marks.contains($0.properties.generalCategory) } ?? false)
            place += length
        }
    }

    /// Which characters begin in ranges of bytes.
    func runes(in ranges: [Range<Int>]) -> [Int] {
        starts.indices.filter { index in ranges.contains { $0.contains(starts[index]) } }
    }

    func withMarks(_ places: [Int]) -> [Int] {
        var all = Set(places)
        for place in places {
            var next = place + 1
            while next < isMark.count && isMark[next] {
                all.insert(next)
                next += 1
            }
        }
        return all.sorted()
    }

    private static func length(_ rest: ArraySlice<UInt8>) -> Int {
        guard let lead = rest.first, lead >= 0xC0 else { return 1 }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        let scalar = rest.prefix(length)
        return String(validating: scalar, as: UTF8.self)?.unicodeScalars.count == 1 ? length : 1
    }

    private static let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark, .spacingMark, .enclosingMark]
}
