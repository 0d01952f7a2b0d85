import RowText
import Testing

@testable import RowPicker

@Suite struct WordsTests {
    @Test(
        arguments: [
            ("ja_JP.UTF-8", .japanese), ("ja", .japanese), ("ja.UTF-8", .japanese), ("zh_CN.UTF-8", .chinese),
            ("zh_SG", .chinese), ("zh-Hans", .chinese), ("zh_TW.UTF-8", .traditionalChinese),
            ("zh_HK.UTF-8@x", .traditionalChinese), ("zh_Hant_US", .traditionalChinese), ("en_US.UTF-8", .english),
            ("C", .english), ("POSIX", .english), ("C.UTF-8", .english), ("jam_JM", .english), ("_ja", .japanese),
            ("", .english), ("@", .english), ("de_TW", .english),
        ] as [(String, Words)])
    func `a locale's language decides, and for Chinese the place too`(locale: String, words: Words) {
        #expect(Words.spoken(in: locale) == words)
    }

    @Test(arguments: [Words.japanese, .chinese, .traditionalChinese])
    func `other languages need signs that are surely wide`(words: Words) {
        for word in [words.done, words.noRows, words.noMatch] {
            #expect(graphemes(of: word).width == 2 * word.count)
        }
    }

    @Test func `English needs no more than ASCII`() {
        let words = Words.english
        #expect((words.done + words.noRows + words.noMatch).utf8.allSatisfy { (0x20..<0x7F).contains($0) })
    }

    @Test func `a list without rows, and one without a match, say so in these words`() {
        var picker = PlayedPicker { $0.words = .japanese }
        #expect(picker.lines[2] == "   項目がありません")
        picker = PlayedPicker(SampleRows.areas) { $0.words = .traditionalChinese }
        picker.type("z")
        #expect(picker.lines[2] == "   沒有符合的項目")
    }
}
