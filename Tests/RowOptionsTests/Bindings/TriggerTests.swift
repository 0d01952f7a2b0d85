import RowKeys
import Testing

@testable import RowOptions

@Suite struct TriggerTests {
    /// Every key of fzf 0.74, as its manual names them, but for ranges.
    private static let fzf = """
        ctrl-a ctrl-z ctrl-space ctrl-delete ctrl-\\ ctrl-] ctrl-^ ctrl-6 ctrl-/ ctrl-_ ctrl-alt-a alt-a alt-A alt-, f1
        f12 enter return ctrl-m space backspace bspace bs alt-up alt-down alt-left alt-right alt-home alt-end
        alt-backspace alt-bspace alt-bs alt-delete alt-page-up alt-page-down alt-enter alt-space tab shift-tab btab esc
        delete del up down left right home end insert page-up pgup page-down pgdn ctrl-up ctrl-down ctrl-left
        ctrl-right ctrl-home ctrl-end ctrl-backspace ctrl-bspace ctrl-bs ctrl-page-up ctrl-page-down shift-up
        shift-down shift-left shift-right shift-home shift-end shift-delete shift-page-up shift-page-down alt-shift-up
        alt-shift-delete alt-shift-page-down ctrl-alt-up ctrl-alt-backspace ctrl-alt-bs ctrl-alt-h ctrl-alt-delete
        ctrl-alt-page-down ctrl-shift-up ctrl-shift-delete ctrl-alt-shift-up ctrl-alt-shift-page-down
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private static func message(_ name: String) -> String? {
        message(Array(name.utf8))
    }

    private static func message(_ name: [UInt8]) -> String? {
        do throws(OptionError) {
            _ = try Trigger(parsing: name, option: "--expect")
            return nil
        } catch {
            return error.message
        }
    }

    @Test(arguments: fzf)
    func `every key of fzf may be named`(name: String) throws {
        #expect(try Trigger(parsing: name.utf8, option: "--bind") == .key(try #require(KeyName.key(named: name))))
    }

    @Test func `two clicks are a trigger too`() throws {
        #expect(try Trigger(parsing: "Double-Click".utf8, option: "--bind") == .doubleClick)
    }

    @Test(arguments: [
        ("foo", "there is no key 'foo': write names such as ctrl-a, alt-x, f1, page-up, or a character"),
        ("ctrl-ab", "there is no key 'ctrl-ab': write names such as ctrl-a, alt-x, f1, page-up, or a character"),
        ("spcae", "there is no key 'spcae': did you mean space?"),
        ("ctrl-pgupp", "there is no key 'ctrl-pgupp': did you mean ctrl-pgup?"),
        ("Alt-Shift-Rihgt", "there is no key 'Alt-Shift-Rihgt': did you mean alt-shift-right?"),
        ("double-clik", "there is no key 'double-clik': did you mean double-click?"),
        ("shift-enter", "no terminal tells of 'shift-enter': enter comes in its place"),
        ("ctrl-tab", "no terminal tells of 'ctrl-tab': tab comes in its place"),
        ("shift-a", "no terminal tells of 'shift-a': a comes in its place"),
        ("start", "the event 'start' is not built yet: bind a key instead"),
        ("every(2)", "the event 'every(2)' is not built yet: bind a key instead"),
        ("Left-Click", "the mouse's 'left-click' is not built yet: bind double-click"),
        ("\u{1B}[", "there is no key '\\u{1b}[': write names such as ctrl-a, alt-x, f1, page-up, or a character"),
    ])
    func `a name that is no key's is refused`(name: String, message: String) {
        #expect(Self.message(name) == "--expect: \(message)")
    }

    @Test(arguments: [
        ("\n", #"\u{a}"#), ("\u{1B}", #"\u{1b}"#), ("\r\n", #"\u{d}\u{a}"#), ("\u{7F}", #"\u{7f}"#),
        ("alt-\u{9B}", #"alt-\u{9b}"#), ("ctrl-\t", #"ctrl-\u{9}"#),
    ])
    func `a control character is no key's name`(name: String, shown: String) {
        let remedy = "write names such as ctrl-a, alt-x, f1, page-up, or a character"
        #expect(Self.message(name) == "--expect: there is no key '\(shown)': \(remedy)")
    }

    @Test(
        arguments: [([0xFF], #"\xff"#), (Array("alt-".utf8) + [0xE3, 0x81], #"alt-\xe3\x81"#)]
            as [([UInt8], String)])
    func `bytes that are not UTF-8 are no key's name`(name: [UInt8], shown: String) {
        let remedy = "write names such as ctrl-a, alt-x, f1, page-up, or a character"
        #expect(Self.message(name) == "--expect: there is no key '\(shown)': \(remedy)")
    }

    @Test func `an empty list of keys is said to be empty`() {
        let message = "--expect: the value is empty: write names of keys, such as ctrl-a,f1"
        #expect(throws: OptionError(message: message)) { try ExpectedKeys.triggers(in: []) }
    }

    @Test(arguments: [
        ("ctrl-v,f1,~,@", ["ctrl-v", "f1", "~", "@"]), (",", [","]), ("a,,", ["a", ","]), ("CTRL-X,", ["CTRL-X"]),
        (":,a", [":", "a"]), ("alt-,,b", ["alt-,", "b"]),
    ])
    func `expected keys keep the names they were given`(text: String, names: [String]) throws {
        #expect(try ExpectedKeys.triggers(in: Array(text.utf8)).map(\.1) == names)
    }

    @Test(arguments: ["", "a:up", "foo", "a,start"])
    func `what is no list of keys is not expected`(text: String) {
        #expect(throws: OptionError.self) { try ExpectedKeys.triggers(in: Array(text.utf8)) }
    }

    @Test func `of two names for one key the later one counts`() throws {
        let command = try parse(["--expect=return,a", "--expect", "ctrl-m", "--no-expect", "--expect=b,enter,return"])
        guard case .pick(let options) = command else {
            Issue.record("no picking")
            return
        }
        #expect(options.expected == [.key(.character("b")): "b", .key(.enter): "return"])
    }
}
