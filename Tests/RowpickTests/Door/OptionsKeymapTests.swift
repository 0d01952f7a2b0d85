import RowKeys
import Testing

@testable import RowOptions
@testable import RowPicker
@testable import rowpick

@Suite struct OptionsKeymapTests {
    private static func keymap(_ words: String..., guise: Guise = .rowpick) throws -> Keymap {
        guard case .pick(let options) = try parseOptions(words.map { Array($0.utf8) }, guise: guise) else {
            Issue.record("\(words) asks for no picking")
            return .standard
        }
        return options.keymap
    }

    @Test func `without options the keys are the standard ones`() throws {
        #expect(try Self.keymap() == .standard)
        #expect(Keymap.standard.doubleClick == .accept)
    }

    @Test(arguments: [
        ("enter", "accept"), ("esc", "close"), ("ctrl-c", "abort"), ("ctrl-d", "delete-char/eof"), ("up", "up"),
        ("ctrl-p", "up-match"), ("down", "down"), ("ctrl-n", "down-match"), ("page-up", "page-up"),
        ("page-down", "page-down"), ("home", "first"), ("end", "last"), ("left", "backward-char"),
        ("right", "forward-char"), ("ctrl-a", "beginning-of-line"), ("ctrl-e", "end-of-line"),
        ("alt-b", "backward-word"), ("alt-f", "forward-word"), ("backspace", "backward-delete-char"),
        ("delete", "delete-char"), ("ctrl-u", "unix-line-discard"), ("ctrl-w", "unix-word-rubout"),
        ("alt-backspace", "backward-kill-word"), ("alt-d", "kill-word"), ("ctrl-y", "yank"),
        ("ctrl-l", "clear-screen"), ("tab", "toggle-out"), ("shift-tab", "toggle-in"), ("double-click", "accept"),
    ])
    func `what a key does by itself has the name it has in fzf`(key: String, action: String) throws {
        #expect(try Self.keymap("--bind", "\(key):\(action)") == .standard)
    }

    @Test func `every action of the standard keys has a name, but for the stop that the terminal makes elsewhere`()
        throws
    {
        let named = try ActionTable.entries.compactMap { entry -> Action? in
            guard case .plain = entry.meaning else { return nil }
            return try Self.keymap("--bind", "f1:\(entry.names[0])")[.function(1)]
        }
        let bound = Keymap.standard.bindings.values.filter { !named.contains($0) }
        #expect(bound == [.suspend])
    }

    @Test func `a later binding wins, and one with a plus adds to an earlier one, but not to what the key did before`()
        throws
    {
        let keymap = try Self.keymap(
            "--bind=f1:up,f1:down", "--bind", "f1:+accept,up:+accept,f2:+abort,a:+put", "--bind=double-click:+print(x)")
        #expect(keymap[.function(1)] == .sequence([.move(.down), .accept]))
        #expect(keymap[.up] == .accept)
        #expect(keymap[.function(2)] == .cancel)
        #expect(keymap[.character("a")] == .edit(.insert("a")))
        #expect(keymap.doubleClick == .print("x"))
    }

    @Test func `a character that is bound is not typed, and one that is bound to nothing is`() throws {
        let keymap = try Self.keymap("--bind", "a:down,up:,a:down,b:down,b:,double-click:")
        #expect(keymap.action(for: .character("a")) == .move(.down))
        #expect(keymap.action(for: .character("b")) == .edit(.insert("b")))
        #expect(keymap.action(for: .up) == .ignore)
        #expect(keymap.doubleClick == .ignore)
    }

    @Test func `an expected key commits, whatever it is bound to, and wherever that stands`() throws {
        for words in [["--expect=f1,a", "--bind=f1:abort"], ["--bind=f1:abort", "--expect=f1,a"]] {
            let keymap = try Self.keymap(words[0], words[1])
            #expect(keymap[.function(1)] == .accept)
            #expect(keymap[.character("a")] == .accept)
        }
    }

    @Test(arguments: [("toggle+up", Movement.up), ("toggle-up", .up), ("toggle+down", .down), ("toggle-down", .down)])
    func `to toggle and move is to move also where nothing can be marked`(name: String, movement: Movement) throws {
        let keymap = try Self.keymap("--bind", "f1:\(name)")
        #expect(keymap[.function(1)] == .sequence([.mark(.toggle), .move(movement)]))
    }

    @Test func `in and out are seen from the query`() throws {
        #expect(try Self.keymap("--bind", "f1:toggle-in")[.function(1)] == .mark(.toggleAndMove(.up)))
        #expect(try Self.keymap("--bind", "f1:toggle-out")[.function(1)] == .mark(.toggleAndMove(.down)))
        let fzf = try Self.keymap("--bind", "f1:toggle-in", guise: .fzf)
        #expect(fzf[.function(1)] == .mark(.toggleAndMove(.down)))
    }
}
