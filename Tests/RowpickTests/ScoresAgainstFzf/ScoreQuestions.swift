import TestSupport

/// Some rows, and queries made of pieces of them: the same ones every time for the same seed.
struct ScoreQuestions: Sendable {
    let kind: MadeUpRows
    let isOnLadder: Bool
    let variant: FzfVariant
    let seed: UInt64
    let separator: UInt8
    let rows: [[UInt8]]
    let queries: [String]

    /// - Parameter onLadder: whether the rungs of a `ScoreLadder` stand behind the rows.
    init(_ kind: MadeUpRows, _ variant: FzfVariant, seed: UInt64, count: Int, onLadder: Bool) {
        self.kind = kind
        isOnLadder = onLadder
        self.variant = onLadder ? variant.byScoreAlone : variant
        self.seed = seed
        separator = kind == .withNullBetween ? 0x00 : 0x0A
        var random = SeededGenerator(seed: seed)
        let made = kind.bytes(separator: separator, random: &random)
        let rows = made.split(separator: separator, omittingEmptySubsequences: false).prefix(Self.mostRows)
        self.rows = rows.map { Array($0) } + (onLadder ? ScoreLadder.rungs : [])
        var maker = QueryMaker(rows: Array(rows), random: random)
        queries = (0..<count).map { _ in
            onLadder ? ScoreLadder.query(from: &maker, isExact: variant.rules.isExact) : Self.typable(maker.next())
        }
    }

    var options: [String] {
        variant.options + (separator == 0 ? ["--read0"] : [])
    }

    /// Where our engine answers otherwise than fzf, in words.
    func differences(from program: String) throws -> [String] {
        let fzf = try ListeningFzf(program, options: options, rows: rows, separator: separator)
        let ours = OurAnswer(rows: rows, separator: separator)
        let withPlaces = !isOnLadder && variant.tellsPlaces
        var differences: [String] = []
        for query in queries where differences.count < Self.mostDifferences {
            let found = ours.hits(of: query, by: variant.rules, withPlaces: withPlaces)
            let answer = try fzf.answer(to: query) { ours.likeOurs($0, withPlaces: withPlaces) == found }
            let wanted = ours.likeOurs(answer, withPlaces: withPlaces)
            guard wanted != found else { continue }
            differences.append(difference(in: query, found, wanted))
        }
        return differences
    }

    /// In a form to paste: the options, the query, the row that the two differ in, and where they do.
    private func difference(in query: String, _ found: [Hit], _ wanted: [Hit]) -> String {
        let same = zip(found, wanted).prefix { $0 == $1 }.map { _ in 1 }.count
        func told(_ hits: [Hit]) -> String {
            guard same < hits.count else { return "nothing more" }
            let row = String(decoding: rows[hits[same].row].prefix(300), as: UTF8.self)
            return "row \(hits[same].row) \(row.debugDescription) at \(hits[same].places)"
        }
        let words = (options + ["--query=\(query.debugDescription)"]).joined(separator: " ")
        return """
            fzf \(words), over \(rows.count) rows of \(kind.rawValue), seed \(seed)
            \(found.count) rows for fzf's \(wanted.count); after the first \(same)
            ours: \(told(found))
            fzf's: \(told(wanted))
            """
    }

    /// What no socket and no keyboard sends stays out.
    static func typable(_ query: [UInt8]) -> String {
        let text = String(decoding: query, as: UTF8.self).unicodeScalars.filter { $0 != "\n" && $0 != "\r" }
        return String(String.UnicodeScalarView(text))
    }

    /// A rule that is broken is broken often: so many are enough to see which.
    private static let mostDifferences = 4

    /// Few, for each is asked about with each query.
    private static let mostRows = 24
}

extension ScoreQuestions {
    static func all(about kind: MadeUpRows) -> [ScoreQuestions] {
        FzfVariant.all.enumerated().map { index, variant in
            ScoreQuestions(kind, variant, seed: UInt64(1000 + index), count: 56, onLadder: false)
        }
    }

    static func onLadder(about kind: MadeUpRows) -> [ScoreQuestions] {
        FzfVariant.all.filter(ScoreLadder.fits).enumerated().map { index, variant in
            ScoreQuestions(kind, variant, seed: UInt64(5000 + index), count: 3, onLadder: true)
        }
    }
}
