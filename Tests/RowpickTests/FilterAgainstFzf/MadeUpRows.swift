import TestSupport

/// Rows as no good file has them, each kind with something that a filter may stumble over.
enum MadeUpRows: String, CaseIterable, Sendable {
    case ofFewCharacters = "few characters in every order"
    case ofInvalidBytes = "bytes that are not UTF-8"
    case withCarriageReturns = "CR before LF, and elsewhere"
    case withNullBetween = "NUL between rows, LF in them"
    case ofControls = "control characters"
    case withEmptyOnes = "many empty rows"
    case withBlanksAround = "blanks at both ends"
    case veryLong = "very long rows"
    case ofOtherScripts = "accents, marks and wide letters"
    case ofPaths = "paths and names of several words"
    case ofKanaAndHan = "kana and Han characters"
    case ofEmoji = "emoji of one and of several scalars"
    case withTabsBetween = "fields parted by tabs"
    case withStyles = "escape sequences that give a style, and others"

    /// The whole input; one in four ends without the end of its last row.
    func bytes(separator: UInt8, random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: counts, using: &random) {
            bytes += row(&random)
            bytes.append(separator)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { bytes.removeLast() }
        return bytes
    }

    private var counts: ClosedRange<Int> { self == .veryLong ? 1...8 : 1...400 }

    private func row(_ random: inout SeededGenerator) -> [UInt8] {
        var row: [UInt8] = []
        let length =
            switch self {
            case .veryLong: Int.random(in: 500..<8000, using: &random)
            case .withEmptyOnes: max(0, Int.random(in: -5..<5, using: &random))
            case .ofFewCharacters, .ofInvalidBytes, .withCarriageReturns, .withNullBetween, .ofControls,
                .withBlanksAround, .ofOtherScripts, .ofPaths, .ofKanaAndHan, .ofEmoji, .withTabsBetween,
                .withStyles:
                Int.random(in: 0..<9, using: &random)
            }
        let pieces = Bool.random(using: &random) ? Self.plain : Self.plain + odd
        for _ in 0..<length { row += pieces[Int.random(in: 0..<pieces.count, using: &random)] }
        return before(&random) + row + after(&random)
    }

    private func before(_ random: inout SeededGenerator) -> [UInt8] {
        self == .withBlanksAround ? Self.blanks[Int.random(in: 0..<Self.blanks.count, using: &random)] : []
    }

    private func after(_ random: inout SeededGenerator) -> [UInt8] {
        self == .withCarriageReturns && Int.random(in: 0..<4, using: &random) > 0 ? [0x0D] : before(&random)
    }

    /// What makes this kind odd.
    private var odd: [[UInt8]] {
        switch self {
        case .ofFewCharacters, .withEmptyOnes, .veryLong: Self.utf8("é", "東京", "Ａ", "か")
        case .ofInvalidBytes:
            [
                [0x80], [0xBF], [0xFF], [0xC0, 0x80], [0xE3, 0x81], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0xF5],
                [0xC3], [0xF4, 0x90, 0x80, 0x80],
            ] + Self.utf8("é", "\u{FFFD}", "東")
        case .withCarriageReturns: Self.utf8("\r", "\r\r", " \r")
        case .withNullBetween: Self.utf8("\n", "\n\n", "\r\n", "東")
        case .ofControls:
            Self.utf8("\t", "\u{1B}[31m", "\u{7}", "\u{0}", "\u{7F}", "\u{85}", "\u{B}", "\u{202E}", "\u{200B}")
        case .withBlanksAround: Self.utf8("\u{3000}", "\u{A0}", "\t", "é")
        case .ofOtherScripts:
            Self.utf8(
                "é", "É", "e\u{301}", "ç", "Ç", "Ⓐ", "ⓐ", "ß", "ẞ", "σ", "ς", "Σ", "ﬁ", "か", "カ", "ｶ", "Ａ", "１", "가",
                "각", "👍🏽", "ǅ", "ı", "K", "ſ", "Ж", "ж", "ấ")
        case .ofPaths:
            Self.utf8(
                "/", "/", "src/", "../", ".git", "fooBar", "FooBar", "HTTPServer", "v2", "-", "_test", ".swift", ":",
                ";", ",", "café")
        case .ofKanaAndHan:
            Self.utf8(
                "か", "カ", "ｶ", "が", "か\u{3099}", "ガ", "ッ", "っ", "東", "京", "東京都", "々", "ー", "・", "　", "Ａ", "ａ", "１",
                "ア", "ぁ", "漢字", "𠮷")
        case .ofEmoji:
            Self.utf8("👍", "👍🏽", "👩‍👩‍👧", "🇯🇵", "☺\u{FE0F}", "1\u{FE0F}\u{20E3}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{200D}", "☕", "é", "東")
        case .withTabsBetween: Self.utf8("\t", "\t", "\t\t", "a\tb", "é", "東")
        case .withStyles:
            Self.utf8(
                "\u{1B}[31m", "\u{1B}[0m", "\u{1B}[m", "\u{1B}[1;38;5;208m", "\u{1B}[38:2::1:2:3m", "\u{1B}[K",
                "\u{1B}]8;;https://example.org\u{1B}\\", "\u{1B}]8;;\u{7}", "\u{1B}[?7l", "\u{1B}c", "\u{E}", "x\u{8}",
                "é\u{8}", "é", "東", "\t")
        }
    }

    private static let plain = utf8(
        "a", "b", "B", "foo", "Bar", "x", "_", "-", "/", ".", " ", "1", "92", "'", "^", "$", "!", "|")
    private static let blanks = utf8("", " ", "  ", "\t", "\u{3000}", " \t ", "\u{A0}", "\r")

    private static func utf8(_ texts: String...) -> [[UInt8]] { texts.map { Array($0.utf8) } }
}
