import RowKeys
import TestSupport
import Testing

@testable import RowOptions

@Suite struct BindingReaderTests {
    private static func bindings(_ text: String) throws -> [Binding] {
        try BindingReader.bindings(in: Array(text.utf8))
    }

    private static func message(_ text: String) -> String? {
        do throws(OptionError) {
            _ = try BindingReader.bindings(in: Array(text.utf8))
            return nil
        } catch {
            return error.message
        }
    }

    @Test func `keys and actions make a binding, and more of these follow after commas`() throws {
        let bindings = try Self.bindings("ctrl-a,f1:up+toggle+accept,a:abort,double-click:print(x),b:+down")
        #expect(
            bindings == [
                Binding(
                    triggers: [.key(.control("a")), .key(.function(1))],
                    actions: [.move(.up), .mark(.toggle), .end(.accept)], isAddition: false),
                Binding(triggers: [.key(.character("a"))], actions: [.end(.abort)], isAddition: false),
                Binding(triggers: [.doubleClick], actions: [.print("x")], isAddition: false),
                Binding(triggers: [.key(.character("b"))], actions: [.move(.down)], isAddition: true),
            ])
    }

    @Test(arguments: [
        (",:up", [",", "up"]), ("::up", [":", "up"]), ("+:up", ["+", "up"]), ("a,,:up", ["a", ",", "up"]),
        ("a,::up", ["a", ":", "up"]), ("-:up", ["-", "up"]), ("alt-,:up", ["alt-,", "up"]),
        ("alt-::up", ["alt-:", "up"]), ("alt-,,alt-::up", ["alt-,", "alt-:", "up"]), ("alt--:up", ["alt--", "up"]),
        ("-,a:up", ["-", "a", "up"]), (" :up", [" ", "up"]), ("完,が:up", ["完", "が", "up"]),
        ("CTRL-X,Alt-X:UP", ["ctrl-x", "alt-X", "up"]),
    ])
    func `any character may be the key`(text: String, expected: [String]) throws {
        let bindings = try Self.bindings(text)
        let keys = try expected.dropLast().map { Trigger.key(try #require(KeyName.key(named: $0))) }
        #expect(bindings == [Binding(triggers: keys, actions: [.move(.up)], isAddition: false)])
    }

    @Test func `with nothing behind its colon a key is bound to nothing`() throws {
        let nothing = Binding(triggers: [.key(.up)], actions: [], isAddition: false)
        #expect(try Self.bindings("up:") == [nothing])
        #expect(try Self.bindings("up:,up:") == [nothing, nothing])
    }

    @Test(arguments: [
        "(x)", "[x]", "{x}", "<x>", "~x~", "!x!", "@x@", "#x#", "$x$", "%x%", "^x^", "&x&", "*x*", ";x;", "/x/", "|x|",
    ])
    func `a value stands between brackets or two signs of a kind, and what follows goes on`(written: String) throws {
        let bindings = try Self.bindings("f1:change-query\(written)+up,f2:down")
        #expect(bindings.map(\.actions) == [[.changeQuery("x"), .move(.up)], [.move(.down)]])
    }

    @Test(arguments: [
        ("print()", ""), ("print( a b )", " a b "), ("print:", ""), ("print:x,b:abort", "x,b:abort"),
        ("print::x", ":x"), ("print:a)+up", "a)+up"), ("print(a(b)c)", "a(b)c"), ("print(x))", "x)"),
        ("print((a))", "(a)"), ("print/eof/", "eof"), ("PRINT(é完)", "é完"), ("print(:,+)", ":,+"),
    ])
    func `a value may hold almost anything`(written: String, value: String) throws {
        #expect(try Self.bindings("f1:\(written)").map(\.actions) == [[.print(value)]])
    }

    @Test func `a value ends at the first closing sign that ends an action`() throws {
        #expect(
            try Self.bindings("f1:print(a)b)+print[c]],f2:print<>").map(\.actions)
                == [[.print("a)b"), .print("c]")], [.print("")]])
    }

    @Test(
        arguments: [
            ("delete-char/eof", .editOrAbort(.deleteChar)), ("delete-char", .edit(.deleteChar)),
            ("toggle+down", .mark(.toggleDown)), ("Toggle+Up", .mark(.toggleUp)), ("put", .put(nil)),
            ("put/eof/", .put("eof")), ("put()", .put("")), ("pos(-2)", .move(.place(-2))), ("pos:3", .move(.place(3))),
        ] as [(String, BindableAction)])
    func `a name goes as far as it can`(written: String, action: BindableAction) throws {
        #expect(try Self.bindings("a:\(written)").map(\.actions) == [[action]])
    }

    @Test(arguments: [
        ("", "--bind: the value is empty: write KEY:ACTION, such as ctrl-a:accept"),
        (":up", "--bind: a key is missing before ':up': write its name, such as ctrl-a or a"),
        ("a,:up", "--bind: a key is missing before ':up': write its name, such as ctrl-a or a"),
        ("a:up,", "--bind: a key is missing at the end: write its name, such as ctrl-a or a"),
        ("a", "--bind: 'a' has no action: write KEY:ACTION, such as ctrl-a:accept"),
        ("a,b", "--bind: 'a,b' has no action: write KEY:ACTION, such as ctrl-a:accept"),
        ("a:up+", "--bind: an action is missing: write KEY:ACTION[+ACTION...], such as ctrl-a:up+accept"),
        ("a:++up", "--bind: an action is missing: write KEY:ACTION[+ACTION...], such as ctrl-a:up+accept"),
        ("a:+", "--bind: an action is missing: write KEY:ACTION[+ACTION...], such as ctrl-a:up+accept"),
        ("a:(x)", "--bind: there is no action '(x)': see BINDINGS in --man for what there is"),
        ("a:acept", "--bind: there is no action 'acept': did you mean accept?"),
        ("a: up", "--bind: there is no action ' up': did you mean up?"),
        ("a:\u{1B}[2J", "--bind: there is no action '\\u{1b}[2J': see BINDINGS in --man for what there is"),
        ("a:reload(ls)", "--bind: the action reload is not built yet: leave it out, or see --man for what there is"),
        ("a:up+Jump", "--bind: the action jump is not built yet: leave it out, or see --man for what there is"),
        ("a:up(x)", "--bind: up takes no value: write up alone"),
        ("a:up:", "--bind: up takes no value: write up alone"),
        ("a:print", "--bind: print lacks its value: write print(STR)"),
        ("a:print+x+", "--bind: print lacks its value: write print(STR)"),
        (
            "a:print(x",
            "--bind: the value of print does not end: write ) behind it, or print: before it if it comes last"
        ),
        (
            "a:print(x]+up",
            "--bind: the value of print does not end: write ) behind it, or print: before it if it comes last"
        ),
        ("a:pos(x)", "--bind: pos(x) is no place: write pos(3), or pos(-1)"),
        ("enter:put", "--bind: enter types nothing that could be put: write put(STR)"),
        ("a,double-click:up+put", "--bind: double-click types nothing that could be put: write put(STR)"),
    ])
    func `what is wrong is said in one line, and what to write instead`(text: String, message: String) {
        #expect(Self.message(text) == message)
    }

    @Test func `whatever is written, it is read or refused in one line of text`() throws {
        var generator = SeededGenerator(seed: 7)
        let pieces = [
            "a", ",", ":", "+", "ctrl-", "alt-", "enter", "up", "print", "put", "(", ")", "[", "]", "~", "/", "/eof",
            "toggle", "+down", "-", " ", "\u{1B}", "\n", "完", "\u{301}", "pos", "1", "double-click", "every(1)",
        ]
        for _ in 0..<4000 {
            let text = (0..<Int.random(in: 0...9, using: &generator))
                .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            guard let message = Self.message(text) else { continue }
            #expect(message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(text)")
        }
    }
}
