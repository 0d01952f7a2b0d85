import RowKeys
import Testing

@testable import RowOptions

@Suite struct ButtonOptionTests {
    @Test(
        arguments: [
            ("Edit:f3", "Edit", .function(3), .pick(name: "f3")),
            ("Edit:Return", "Edit", .enter, .pick(name: "Return")),
            ("Skip it:ctrl-x=3", "Skip it", .control("x"), .leave(status: 3)),
            ("飛ばす:alt-s=119", "飛ばす", .alt("s"), .leave(status: 119)),
            ("At: 12:30:f1", "At: 12:30", .function(1), .pick(name: "f1")),
            ("a=b:f1", "a=b", .function(1), .pick(name: "f1")),
            ("Colon::", "Colon", .character(":"), .pick(name: ":")),
            ("Colon:alt-:", "Colon", .alt(":"), .pick(name: "alt-:")),
            ("::f1", ":", .function(1), .pick(name: "f1")),
            ("Same:=", "Same", .character("="), .pick(name: "=")),
            ("Same:==9", "Same", .character("="), .leave(status: 9)),
            ("Same:alt-=", "Same", .alt("="), .pick(name: "alt-=")),
            ("Same:alt-==007", "Same", .alt("="), .leave(status: 7)),
        ] as [(String, String, Key, ButtonOption.Deed)])
    func `the last colon parts label and key, and a sign of equality behind it the status`(
        text: String, label: String, key: Key, deed: ButtonOption.Deed
    ) throws {
        let button = try ButtonOption(parsing: Array(text.utf8))
        #expect(button.label == label)
        #expect(button.key == key)
        #expect(button.deed == deed)
    }

    @Test(arguments: [
        ("", "'' has no key"), ("Skip", "'Skip' has no key"), ("Skip:", "'Skip:' has no key"),
        (":", "':' has no key"), ("Skip:=5", "'Skip:=5' has no key"), (":f2", "':f2' has no label"),
        (" \u{3000}:f2", "' \u{3000}:f2' has no label"), ("::", "'::' has no label"),
    ])
    func `what lacks a part is told how a button is written`(text: String, wrong: String) {
        let message = "--button: \(wrong): write LABEL:KEY, such as Skip:f2, or LABEL:KEY=STATUS"
        #expect(throws: OptionError(message: message)) { try ButtonOption(parsing: Array(text.utf8)) }
    }

    @Test(arguments: ["0", "2", "120", "130", "255", "", "-3", "+3", "3.5", "x", "99999999999999999999"])
    func `a status is none of those that mean something else`(status: String) {
        let message = "--button: '\(status)' is no status that a button may have: write a number from 3 to 119"
        #expect(throws: OptionError(message: message)) { try ButtonOption(parsing: Array("Skip:f2=\(status)".utf8)) }
    }

    @Test(arguments: ["Skip:f99", "Skip:double-click", "Skip:nothing=5", "Skip:a b", "Skip:a=b=5"])
    func `a key has a name as for any binding`(text: String) {
        let error = #expect(throws: OptionError.self) { try ButtonOption(parsing: Array(text.utf8)) }
        #expect(error?.message.hasPrefix("--button: there is no key '") == true)
    }

    @Test(arguments: [[0xFF, 0x3A, 0x66, 0x31], [0x53, 0x3A, 0xFF]] as [[UInt8]])
    func `any bytes may be typed`(text: [UInt8]) {
        let isLabel = text[0] == 0xFF
        let label = try? ButtonOption(parsing: text).label
        #expect(label == (isLabel ? "\u{FFFD}" : nil))
    }

    @Test func `two buttons cannot have one key`() {
        let message = "--button: 'A' and 'B' have the same key esc: give each its own"
        #expect(throws: OptionError(message: message)) {
            try parseOptions(["--button", "A:esc=3", "--button", "B:ESC"].map { Array($0.utf8) }, guise: .rowpick)
        }
    }

    @Test func `a key that is to leave is not expected too, in whichever order they are said`() {
        let message = "the key f2 is to pick by --expect, and to leave by --button: choose two keys"
        for words in [["--button", "A:f2=3", "--expect", "f2"], ["--expect", "f2", "--button", "A:f2=3"]] {
            #expect(throws: OptionError(message: message)) {
                try parseOptions(words.map { Array($0.utf8) }, guise: .rowpick)
            }
        }
    }

    @Test func `keys of buttons that pick are named, beside those that are expected`() throws {
        let words = ["--expect", "f1,F3", "--button", "Edit:f3", "--button", "Skip:f2=3"]
        guard case .pick(let options) = try parseOptions(words.map { Array($0.utf8) }, guise: .rowpick) else {
            Issue.record("it is a question")
            return
        }
        #expect(options.named == [.key(.function(1)): "f1", .key(.function(3)): "f3"])
    }

    @Test func `nobody gets buttons without asking for them on the command line`() {
        let defaults = DefaultOptions("--button Skip:f2=3", of: "ROWPICK_DEFAULT_OPTS", guise: .rowpick)
        #expect(defaults.options.buttons.isEmpty)
        #expect(defaults.problems.count == 1)
    }
}
