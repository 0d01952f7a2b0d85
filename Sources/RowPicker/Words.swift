/// What the picker says by itself, in one language.
package struct Words: Equatable, Sendable {
    /// On the button that commits.
    package let done: String
    /// In place of rows, where the input held none.
    package let noRows: String
    /// In place of rows, where none matches.
    package let noMatch: String

    /// ASCII, for every charset has that.
    package static let english = Words(done: "Done", noRows: "no rows", noMatch: "no row matches")

    package static let japanese = Words(
        done: "完了", noRows: "項目がありません", noMatch: "一致する項目がありません")

    /// In simplified signs.
    package static let chinese = Words(done: "完成", noRows: "没有条目", noMatch: "没有匹配的条目")

    /// Chinese in traditional signs.
    package static let traditionalChinese = Words(done: "完成", noRows: "沒有項目", noMatch: "沒有符合的項目")

    /// Those of a locale's language, in English where they are not known.
    ///
    /// - Parameter locale: its name, such as `ja_JP.UTF-8`, `zh_Hant` or `C`.
    package static func spoken(in locale: String) -> Words {
        let parts = locale.split { "_-.@".contains($0) }
        switch parts.first {
        case "ja": return .japanese
        case "zh": return parts.contains { traditional.contains($0) } ? .traditionalChinese : .chinese
        default: return .english
        }
    }

    /// The places that write Chinese in traditional signs, and the name of these.
    private static let traditional: Set<Substring> = ["TW", "HK", "MO", "Hant"]
}
