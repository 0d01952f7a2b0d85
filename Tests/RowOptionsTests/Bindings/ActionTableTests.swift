import Testing

@testable import RowOptions

@Suite struct ActionTableTests {
    /// The actions of fzf 0.74, as its manual names them.
    private static let fzf = """
        abort accept accept-non-empty accept-or-print-query backward-char backward-delete-char backward-delete-char/eof
        backward-kill-subword backward-kill-word backward-subword backward-word become beginning-of-line bell best
        bg-cancel cancel change-border-label change-ghost change-header change-header-label change-header-lines
        change-input-label change-list-label change-multi change-nth change-pointer change-preview change-preview-label
        change-preview-window change-prompt change-query change-with-nth clear-multi clear-query clear-screen close
        delete-char delete-char/eof deselect deselect-all disable-raw disable-search down down-match down-selected
        enable-raw enable-search end-of-line exclude exclude-multi execute execute-silent first forward-char
        forward-subword forward-word half-page-down half-page-up hide-header hide-input hide-preview ignore jump
        kill-line kill-subword kill-word last next-history next-selected offset-down offset-middle offset-up page-down
        page-up pos prev-history prev-selected preview preview-bottom preview-down preview-half-page-down
        preview-half-page-up preview-page-down preview-page-up preview-top preview-up print put rebind refresh-preview
        reload reload-sync replace-query search select select-all show-header show-input show-preview toggle
        toggle+down toggle+up toggle-all toggle-bind toggle-header toggle-hscroll toggle-in toggle-input
        toggle-multi-line toggle-out toggle-preview toggle-preview-wrap toggle-preview-wrap-word toggle-raw
        toggle-search toggle-sort toggle-track toggle-track-current toggle-wrap toggle-wrap-word track-current
        transform transform-border-label transform-ghost transform-header transform-header-label
        transform-header-lines transform-input-label transform-list-label transform-nth transform-pointer
        transform-preview-label transform-prompt transform-query transform-search transform-with-nth trigger unbind
        unix-line-discard unix-word-rubout untrack-current up up-match up-selected wait yank bg-transform
        bg-transform-query
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test(arguments: fzf)
    func `an action of fzf is there, or refused by its name`(name: String) {
        #expect(ActionTable.names.contains(name) != UnbuiltActions.names.contains(name))
    }

    @Test func `an action that is there is not called missing, and has its names alone`() {
        #expect(ActionTable.names.filter(UnbuiltActions.names.contains) == [])
        #expect(Set(ActionTable.names).count == ActionTable.names.count)
    }

    @Test(arguments: ActionTable.entries.map { $0.names })
    func `an action is read by any of its names`(names: [String]) throws {
        for name in names {
            let entry = try #require(ActionTable.entry(named: name.uppercased()))
            #expect(entry.names == names)
        }
    }
}
