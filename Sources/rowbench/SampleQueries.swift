import RowStore

/// Queries of several kinds, made of pieces of the rows they are for.
struct SampleQueries {
    /// Names and queries; the names are lines of the table.
    let list: [(name: String, query: String)]

    /// The first of them: one letter.
    var letter: String { list[0].query }

    init(from rows: Snapshot) {
        let words = Self.words(of: rows)
        let first = words.first ?? "a"
        let last = words.last ?? "b"
        list = [
            ("match letter", String(first.prefix(1))),
            ("match word", first),
            ("match scattered", Self.scattered(first)),
            ("match exact word", "'" + first),
            ("match three words", words.prefix(3).map { String($0.prefix(3)) }.joined(separator: " ")),
            ("match one of two", first + " | " + last),
            ("match beginning", "^" + first.prefix(3)),
            ("match without", "!" + first),
            ("match nothing", "zqxjkvwzq"),
        ]
    }

    /// The words of a row inside, in small letters, the longest first.
    private static func words(of rows: Snapshot) -> [String] {
        guard rows.count > 0 else { return [] }
        let row = String(decoding: rows[RowID(rows.count / 3)], as: UTF8.self).lowercased()
        let words = row.split { !$0.isLetter }.sorted { $0.count > $1.count }
        return words.map { String($0.prefix(longestWord)) }
    }

    /// Every other character.
    private static func scattered(_ word: String) -> String {
        String(word.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
    }

    /// Characters: what a person types before looking.
    private static let longestWord = 6
}
