/// What the picker says by itself, in one language.
package struct Words: Equatable, Sendable {
    /// On the button that commits.
    package let done: String
    /// In place of rows, where the input held none.
    package let noRows: String
    /// In place of rows, where none matches.
    package let noMatch: String

    /// Of a date or a time that was typed: no calendar or clock has it.
    package let doesNotExist: String
    /// It may not be chosen in this run.
    package let outOfRange: String
    /// It is no date or time at all.
    package let notUnderstood: String

    /// ASCII, for every charset has that.
    package static let english = Words(
        done: "Done", noRows: "no rows", noMatch: "no row matches", doesNotExist: "does not exist",
        outOfRange: "out of range", notUnderstood: "not understood")

    package static let japanese = Words(
        done: "完了", noRows: "項目がありません", noMatch: "一致する項目がありません", doesNotExist: "存在しません",
        outOfRange: "範囲外です", notUnderstood: "読み取れません")

    /// In simplified signs.
    package static let chinese = Words(
        done: "完成", noRows: "没有条目", noMatch: "没有匹配的条目", doesNotExist: "不存在", outOfRange: "超出范围",
        notUnderstood: "无法识别")

    /// Chinese in traditional signs.
    package static let traditionalChinese = Words(
        done: "完成", noRows: "沒有項目", noMatch: "沒有符合的項目", doesNotExist: "不存在", outOfRange: "超出範圍",
        notUnderstood: "無法辨識")

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
