/// Rows as no program should print them: text of many scripts, then mutated, with escape sequences whole and broken.
package struct RowNoise {
    private var random: SeededGenerator

    package init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// A row without its line end, a hundred bytes or so at most, seldom some thousand.
    package mutating func row() -> [UInt8] {
        var row: [UInt8] = []
        for _ in 0..<random.below(random.oneIn(200) ? 400 : 7) {
            row += Array(Self.pieces[random.below(Self.pieces.count)].utf8)
        }
        if random.oneIn(4) { row += random.bytes(upTo: 12) }
        for _ in 0..<random.below(4) { mutate(&row) }
        return row.map { $0 == 0x0A ? 0x1B : $0 }
    }

    private mutating func mutate(_ row: inout [UInt8]) {
        guard !row.isEmpty else { return }
        let place = random.below(row.count)
        switch random.below(5) {
        case 0: row[place] = UInt8.random(in: 0...255, using: &random)
        case 1: row[place] ^= 1 << UInt8(random.below(8))
        case 2: row.remove(at: place)
        case 3: row.insert([0x00, 0x07, 0x1B, 0x7F, 0x90, 0x9B, 0xC2, 0xE2, 0xF0][random.below(9)], at: place)
        default:
            let end = min(row.count, place + random.below(8))
            row.insert(contentsOf: row[place..<end], at: random.below(row.count))
        }
    }

    private static let pieces = [
        "a", "word", " ", "  ", "\t", "src/main.swift", "関東・信越", "ﾊﾟﾋﾟ", "e\u{301}", "한국", "\u{1112}\u{1161}\u{11AB}",
        "ไทยกำ",
        "ລາວຳ", "क्षि", "عربي", "עברית", "👨‍👩‍👧", "❤️", "❤\u{FE0E}", "🇯🇵🇫", "👍🏽", "1️⃣", "🏴\u{E0067}\u{E0062}\u{E007F}", "§①…─",
        "\u{1B}[31m", "\u{1B}[0m", "\u{1B}[38;5;208m", "\u{1B}[38:2::1:2:3m", "\u{1B}[2J", "\u{1B}[?1049h", "\u{1B}[6n",
        "\u{1B}]0;title\u{7}", "\u{1B}]8;;x\u{1B}\\", "\u{1B}Pq", "\u{1B}_G", "\u{1B}c", "\u{1B}(0", "\u{1B}",
        "\u{9B}31m",
        "\u{90}q\u{9C}", "\u{85}", "\r", "\u{8}", "\u{E}", "\u{7F}", "\0", "\u{202E}", "\u{2066}", "\u{200B}",
        "\u{FEFF}", "\u{AD}",
        "\u{200D}", "\u{FE0F}", "\u{E0041}", "\u{2028}", "\u{FFFD}", "\u{FFFE}", "\u{A0}", "\u{3000}", "\u{1F1E6}",
        "\u{115F}",
    ]
}
