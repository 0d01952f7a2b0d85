import TestSupport
import Testing

/// Some keys with what they are bound to, pressed one after the other, made from a number: the same ones every time.
///
/// The real fzf does not wait for the search of a query that a key changed. So every row answers every query that can come
/// about here, and where keys change the query, the last one goes to its row by itself.
struct KeyScenario: CustomTestStringConvertible, Sendable {
    let seed: UInt64
    let options: [String]
    /// What is sent, as a terminal does.
    let keys: String

    static let rows = (1...4).map { "\($0) " + String(repeating: "ab", count: 20) }

    static let all = (1...80).map { KeyScenario(seed: $0) }

    var testDescription: String { "\(seed): \(options.joined(separator: " "))" }

    init(seed: UInt64) {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        let changesQuery = random.below(2) == 0
        let middle = (0..<random.below(4)).map { _ in random.key }
        let last = random.key
        var bindings = middle.map { key in "\(key.name):\(random.actions(changesQuery ? Self.edits : Self.moves))" }
        let place = changesQuery ? random.actions(Self.places) + "+" : ""
        bindings.append("\(last.name):\(place)\(random.one(of: Self.endings))")
        var options = [
            "--no-sort", "--height=12",
            "--query=\(random.one(of: changesQuery ? ["", "a", "aa b"] : ["", "ab", "zzz"]))",
        ]
        options += Self.switches.filter { _ in random.below(3) == 0 }
        if random.below(3) == 0 { options.append("--expect=\(random.one(of: [last.name, "f9", "F9,\(last.name)"]))") }
        if random.below(2) == 0 { bindings = [bindings.joined(separator: ",")] }
        self.options = options + bindings.map { "--bind=\($0)" }
        keys = (middle + [last]).map(\.sent).joined()
    }

    /// Not Alt-X: what stands behind it at once is taken for a string of the terminal, and no person is so fast.
    static let keys: [(name: String, sent: String)] = [
        ("ctrl-x", "\u{18}"), ("f1", "\u{1B}OP"), ("alt-x", "\u{1B}x"), ("alt-Z", "\u{1B}Z"), (",", ","), (":", ":"),
        ("up", "\u{1B}[A"), ("enter", "\r"), ("shift-tab", "\u{1B}[Z"), ("btab", "\u{1B}[Z"), ("CTRL-T", "\u{14}"),
        ("x", "x"), ("space", " "), ("del", "\u{1B}[3~"), ("pgup", "\u{1B}[5~"), ("ctrl-/", "\u{1F}"),
    ]

    private static let moves = [
        "up", "down", "first", "last", "best", "pos(2)", "pos[-2]", "pos<99>", "toggle", "toggle+up", "toggle+down",
        "toggle-in", "toggle-out", "select", "deselect", "select-all", "deselect-all", "toggle-all", "clear-multi",
        "up-selected", "next-selected", "page-up", "page-down", "up-match", "ignore", "print(one)", "print~a, b~",
        "print^a+b^", "bell", "print()",
    ]
    private static let edits = [
        "backward-char", "forward-char", "backward-word", "forward-word", "beginning-of-line", "end-of-line",
        "backward-delete-char", "delete-char", "backward-kill-word", "kill-word", "kill-line", "unix-line-discard",
        "unix-word-rubout", "yank", "clear-query", "change-query(aa)", "change-query[a b]", "put(a)", "put;b;",
        "print(two)",
    ]
    private static let places = ["first", "last", "pos(3)", "pos{-3}", "pos|2|"]
    private static let endings = [
        "accept", "accept", "accept", "abort", "close", "replace-query+print-query", "print-query",
        "accept-or-print-query", "print(end)+accept",
        "print%(%+accept+abort", "ACCEPT",
    ]
    private static let switches = ["--multi", "--print-query", "--print0", "--layout=reverse"]
}

extension SeededGenerator {
    fileprivate var key: (name: String, sent: String) {
        mutating get { one(of: KeyScenario.keys) }
    }

    fileprivate mutating func one<Choice>(of choices: [Choice]) -> Choice {
        choices[below(choices.count)]
    }

    /// One to three of them.
    fileprivate mutating func actions(_ choices: [String]) -> String {
        (0...below(3)).map { _ in one(of: choices) }.joined(separator: "+")
    }
}
