import RowText

extension PlainDialogue {
    /// What stands above the rows, once, before the first of them are read out.
    mutating func headsText(_ model: Model) -> String {
        guard !hasReadHeads else { return "" }
        hasReadHeads = true
        return model.allHeadLines.map { head in
            head.plainText(
                shown: model.shownFields(of: head), marks: [], width: Self.widestHead, signs: model.settings.signs)
                + "\n"
        }.joined()
    }

    /// Columns that a field may take: as those of the rows.
    private static let widestHead = 400
}
