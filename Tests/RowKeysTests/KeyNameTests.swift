import RowKeys
import Testing

@Suite struct KeyNameTests {
    static let table: [(String, Key)] = [
        ("ctrl-a", .control("a")), ("ctrl-space", .control(" ")), ("ctrl-\\", .control("\\")),
        ("ctrl-]", .control("]")),
        ("ctrl-^", .control("^")), ("ctrl-/", .control("/")), ("alt-x", .alt("x")), ("alt-X", .alt("X")),
        ("alt--", .alt("-")), ("ctrl-alt-x", Key(.character("x"), [.control, .alt])), ("f1", .function(1)),
        ("f12", .function(12)), ("enter", .enter), ("space", .space), ("backspace", .backspace), ("tab", .tab),
        ("shift-tab", .backTab), ("esc", .escape), ("delete", .delete), ("insert", .insert), ("up", .up),
        ("page-up", .pageUp), ("page-down", .pageDown), ("alt-enter", Key(.enter, .alt)), ("alt-space", .alt(" ")),
        ("alt-backspace", Key(.backspace, .alt)), ("ctrl-delete", Key(.delete, .control)),
        ("shift-left", Key(.left, .shift)), ("alt-shift-page-up", Key(.pageUp, [.alt, .shift])),
        ("ctrl-alt-shift-end", Key(.end, [.control, .alt, .shift])), ("a", .character("a")), ("F", .character("F")),
        ("-", .character("-")), ("完", .character("完")), ("ctrl-h", .control("h")),
    ]

    static let synonyms: [(String, String)] = [
        ("ctrl-6", "ctrl-^"), ("ctrl-_", "ctrl-/"), ("return", "enter"), ("ctrl-m", "enter"), ("ctrl-i", "tab"),
        ("bspace", "backspace"), ("bs", "backspace"), ("btab", "shift-tab"), ("del", "delete"), ("pgup", "page-up"),
        ("pgdn", "page-down"), ("ctrl-bs", "ctrl-h"), ("ctrl-backspace", "ctrl-h"), ("alt-bs", "alt-backspace"),
        ("ctrl-alt-bspace", "ctrl-alt-h"), ("CTRL-A", "ctrl-a"), ("Page-Up", "page-up"), ("F5", "f5"),
        ("shift-alt-up", "alt-shift-up"), ("ctrl-A", "ctrl-a"),
    ]

    @Test(arguments: table)
    func `a key and its name stand for each other`(name: String, key: Key) {
        #expect(KeyName.key(named: name) == key)
        #expect(KeyName.name(of: key) == name)
    }

    @Test(arguments: synonyms)
    func `a synonym is the same key`(synonym: String, name: String) {
        #expect(KeyName.key(named: synonym) != nil)
        #expect(KeyName.key(named: synonym) == KeyName.key(named: name))
    }

    @Test(arguments: ["", "ctrl-", "alt-", "f0", "f36", "fn", "enterr", "ab", "ctrl-ab", "page_up"])
    func `what is no name is no key`(name: String) {
        #expect(KeyName.key(named: name) == nil)
    }

    @Test(arguments: [
        ("shift-enter", "enter"), ("ctrl-enter", "enter"), ("ctrl-tab", "tab"), ("shift-a", "a"),
        ("ctrl-shift-a", "ctrl-a"),
        ("shift-backspace", "backspace"), ("alt-shift-esc", "alt-esc"), ("shift-btab", ""), ("ctrl-m", ""),
    ])
    func `a key that comes as another one has no name of its own`(name: String, comes: String) throws {
        #expect((KeyName.key(named: name) == nil) == !comes.isEmpty)
        let meant = try #require(KeyName.key(meantBy: name))
        #expect(comes.isEmpty || KeyName.name(of: meant) == comes)
    }

    @Test(arguments: [("ctrl-alt-x", "x"), ("CTRL-PgUp", "PgUp"), ("alt--", "-"), ("ctrl-", "ctrl-"), ("foo", "foo")])
    func `what is held may be taken off a name`(name: String, rest: String) {
        #expect(KeyName.unmodified(name) == rest)
    }

    @Test func `every word of the table is read back as its key`() {
        for (key, names) in KeyName.words {
            #expect(names.allSatisfy { KeyName.key(named: $0) == key })
            #expect(KeyName.name(of: key) == names[0])
        }
    }
}
