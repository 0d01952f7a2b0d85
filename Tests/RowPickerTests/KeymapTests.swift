import RowKeys
import Testing

@testable import RowPicker

@Suite struct KeymapTests {
    @Test(arguments: ["a", "A", " ", "関", "e\u{301}", "👨‍👩‍👧", "'", "^"] as [Character])
    func `a character that is bound to nothing is typed`(character: Character) {
        #expect(Keymap.standard.action(for: .character(character)) == .edit(.insert(String(character))))
    }

    @Test(arguments: [
        Key.control("x"), .alt("x"), .function(1), .insert, Key(.tab, .alt), Key(.up, .alt), Key(.enter, .alt),
    ])
    func `another key that is bound to nothing is still a key pressed`(key: Key) {
        #expect(Keymap.standard.action(for: key) == .ignore)
    }

    @Test(
        arguments: [
            (.enter, .accept), (.escape, .goBack), (.control("c"), .cancel),
            (.control("d"), .editOrCancel(.deleteForward)), (.up, .move(.up)),
            (.control("k"), .move(.up)), (.control("j"), .move(.down)), (.home, .move(.home)), (.end, .move(.end)),
            (.control("a"), .edit(.moveToStart)), (.control("w"), .edit(.killBlankWordBackward)),
            (Key(.backspace, .alt), .edit(.killWordBackward)), (Key(.left, .control), .edit(.moveBackwardWord)),
            (.tab, .mark(.toggleAndMove(.down))), (.backTab, .mark(.toggleAndMove(.up))),
            (.control("l"), .redraw), (.control("z"), .suspend),
        ] as [(Key, Action)])
    func `a key asks for what it is bound to`(key: Key, action: Action) {
        #expect(Keymap.standard.action(for: key) == action)
    }
}
