import TestSupport

/// Makes queries of every kind out of pieces of rows, so that most of them find something.
struct RandomQuery {
    private var random: SeededGenerator
    private let rows: [String]

    init(seed: UInt64, rows: [String]) {
        random = SeededGenerator(seed: seed)
        self.rows = rows
    }

    mutating func next() -> String {
        var query = ""
        for index in 0..<(1 + random.below(3)) {
            if index > 0 {
                query += random.oneIn(3) ? " | " : " "
            }
            query += word()
        }
        return random.oneIn(15) ? query + " " : query
    }

    private mutating func word() -> String {
        if random.oneIn(25) { return Self.oddWords.randomElement(using: &random) ?? "" }
        var word = changed(piece())
        if random.oneIn(4) { word = "'" + word }
        if random.oneIn(8) { word += "'" }
        if random.oneIn(6) { word = "^" + word }
        if random.oneIn(6) { word += "$" }
        if random.oneIn(7) { word = "!" + word }
        return word
    }

    /// Some characters of a row, side by side or not.
    private mutating func piece() -> String {
        let row = Array((rows.randomElement(using: &random) ?? "").unicodeScalars)
        guard !row.isEmpty else { return "" }
        let isScattered = random.oneIn(2)
        var place = random.oneIn(5) ? 0 : random.below(row.count)
        if random.oneIn(6) { place = max(0, row.count - 3) }
        var text = ""
        for _ in 0..<(1 + random.below(6)) where place < row.count {
            text.unicodeScalars.append(row[place])
            place += isScattered ? 1 + random.below(4) : 1
        }
        return text.split(separator: " ", omittingEmptySubsequences: false).joined(
            separator: random.oneIn(2) ? "\\ " : "")
    }

    private mutating func changed(_ text: String) -> String {
        switch random.below(6) {
        case 0: text.uppercased()
        case 1, 2: text.lowercased()
        case 3: String(text.map { Self.plain[$0] ?? $0 })
        case 4: String(text.map { Self.accented[$0] ?? $0 })
        case _: text
        }
    }

    private static let oddWords = [
        "'", "''", "'''", "^", "$", "!", "|", "^$", "!^", "!'", "!$", "'^", "'$", "\\", "\\ ", "||", "!!", "_", "-",
        "e",
        "a", "'a'", "Ⓐ", "ⓐ", "ǅ", "İ", "ı", "ß", "ſ", "K", "１", "Ａ", "ｱ", "é", "É",
    ]
    private static let accented: [Character: Character] = ["a": "á", "e": "è", "o": "ö", "i": "í", "u": "ū", "c": "ç"]
    private static let plain: [Character: Character] = ["á": "a", "é": "e", "è": "e", "ö": "o", "ü": "u", "ç": "c"]
}
