import TestSupport

/// Makes queries of every kind out of pieces of rows, so that most of them find something.
struct QueryMaker {
    let rows: [ArraySlice<UInt8>]
    var random: SeededGenerator

    mutating func next() -> [UInt8] {
        var query: [UInt8] = []
        for index in 0..<Int.random(in: 1...3, using: &random) {
            if index > 0 { query += choice(Self.between).utf8 }
            query += term()
        }
        if isOne(of: 12) { query += choice([" ", "  ", "\\ ", "\\", " |"]).utf8 }
        if isOne(of: 20) { query = Array(choice([" ", "| ", "\\ "]).utf8) + query }
        // No word of a command line can hold it.
        return query.filter { $0 != 0 }
    }

    /// One word of a query, with what it means; its blanks may part it.
    mutating func term() -> [UInt8] {
        if isOne(of: 12) { return choice(Self.oddTerms) }
        let body = changed(piece())
        return Array(choice(Self.before).utf8) + body + Array(choice(Self.after).utf8)
    }

    /// Some characters of a row, side by side or not, from its ends more often than from elsewhere.
    private mutating func piece() -> [Unicode.Scalar] {
        let row = Array(String(decoding: rows.randomElement(using: &random) ?? [], as: UTF8.self).unicodeScalars)
        guard !row.isEmpty else { return [] }
        let count = Int.random(in: 1...6, using: &random)
        var place = Int.random(in: 0..<row.count, using: &random)
        if isOne(of: 5) { place = 0 }
        if isOne(of: 5) { place = max(0, row.count - count) }
        let isScattered = isOne(of: 2)
        var piece: [Unicode.Scalar] = []
        for _ in 0..<count where place < row.count {
            piece.append(row[place])
            place += isScattered ? Int.random(in: 1...4, using: &random) : 1
        }
        return piece
    }

    /// The piece in UTF-8, perhaps in the other case, its blanks perhaps not parting terms.
    private mutating func changed(_ piece: [Unicode.Scalar]) -> [UInt8] {
        var text = ""
        text.unicodeScalars.append(contentsOf: piece)
        if isOne(of: 5) { text = text.uppercased() }
        if isOne(of: 3) { text = text.lowercased() }
        let keepsBlanks = isOne(of: 2)
        return text.utf8.flatMap { $0 == 0x20 && keepsBlanks ? [UInt8(ascii: "\\"), 0x20] : [$0] }
    }

    mutating func isOne(of count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func choice<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    private static let before = ["", "", "", "", "'", "^", "!", "!^", "!'", "'^", "^'", "\\", "!!", "\\^"]
    private static let after = ["", "", "", "", "", "$", "'", "$'", "\\$", "\\"]
    private static let between = [
        " ", " ", " ", " ", "  ", " | ", " | ", "|", " || ", " | | ", " !", " ' ", "\\ ", "\t",
    ]

    private static let oddTerms: [[UInt8]] =
        [
            "", "'", "''", "'''", "^", "$", "!", "|", "^$", "!^", "!'", "!$", "!^$", "'^", "'$", "\\", "\\\\", "||",
            "!!", "_", "-", "--", "e", "'a'", "a|b", "Ⓐ", "ⓐ", "ǅ", "İ", "ı", "ß", "ſ", "K", "１", "Ａ", "ｱ", "é", "É",
            "e\u{301}", "\u{FFFD}", "\u{200D}", "\r", "\u{7F}", "\u{3000}", "'\u{A0}",
        ].map { Array($0.utf8) }
}
