import Testing

@testable import RowOptions

@Suite struct DefaultOptionsTests {
    private func defaults(_ text: String) -> DefaultOptions {
        DefaultOptions(text, of: "OPTS", guise: .rowpick)
    }

    @Test func `how it looks may be wanted of every run, and the command line has the last word`() throws {
        let defaults = defaults("--title 'My areas' --no-mouse --height=50% --color")
        #expect(defaults.problems.isEmpty)
        var expected = Options(guise: .rowpick)
        expected.title = "My areas"
        expected.hasMouse = false
        expected.height = try Height(parsing: Array("50%".utf8))
        #expect(defaults.options == expected)
        expected.title = "Area"
        let words = ["--title", "Area"].map { Array($0.utf8) }
        #expect(try parseOptions(words, guise: .rowpick, defaults: defaults) == .pick(expected))
    }

    @Test func `keys may be bound for every run, but not to what changes what is printed`() throws {
        let defaults = defaults("--bind ctrl-t:first,f1:accept-non-empty --bind 'f2:up,f3:print(x)' --bind=f4:last")
        #expect(
            defaults.problems.map(\.message) == [
                "OPTS: --bind: print changes what is printed: write it on the command line"
            ])
        #expect(defaults.options.bindings.map(\.actions) == [[.move(.first)], [.end(.acceptNonEmpty)], [.move(.last)]])
        for action in ["print-query", "accept-or-print-query", "up+print[x]"] {
            #expect(self.defaults("--bind f1:\(action)").options.bindings.isEmpty)
        }
        #expect(self.defaults("--bind f1:foo").problems.count == 1)
        let words = ["--bind=f4:+accept"].map { Array($0.utf8) }
        guard case .pick(let options) = try parseOptions(words, guise: .rowpick, defaults: defaults) else { return }
        #expect(options.bindings.count == 4)
    }

    @Test func `everything in the sections Look and Bindings may be wanted, and nothing else`() {
        for option in OptionTable.options {
            let value = option.takesValue ? "=code" : ""
            let problems = defaults("--\(option.long)\(value)").problems.map(\.message)
            let isRefused = problems.contains { $0.contains("is more than looks and keys") }
            #expect(isRefused == !OptionTable.wishes.contains { $0.long == option.long }, "\(option.long)")
        }
    }

    @Test(arguments: ["--track x", "--preview=y x", "-n2 x", "--no-separator x"])
    func `a word behind an option that takes none, or has its value, is a word of its own`(text: String) {
        #expect(defaults(text).problems.last?.message == "OPTS: 'x' is no option: name files on the command line")
    }

    @Test(arguments: [
        ("-f x --no-mouse", "OPTS: -f is more than looks and keys: write it on the command line"),
        ("--print=code --no-mouse", "OPTS: --print is more than looks and keys: write it on the command line"),
        ("--multi 3 --no-mouse", "OPTS: --multi is more than looks and keys: write it on the command line"),
        ("--multi --no-mouse", "OPTS: --multi is more than looks and keys: write it on the command line"),
        ("--no-mouse --list", "OPTS: --list is more than looks and keys: write it on the command line"),
        ("rows.tsv --no-mouse", "OPTS: 'rows.tsv' is no option: name files on the command line"),
        ("--mose --no-mouse", "OPTS: unknown option --mose: did you mean --mouse?"),
        ("--preview --no-mouse", "OPTS: --preview is not built yet: leave it out, or see --help for what there is"),
        ("--full=1 --no-mouse", "OPTS: --full takes no value: write --full alone"),
        ("--no-mouse --title", "OPTS: --title lacks its value: write --title STR"),
        ("--no-mouse '--title", "OPTS ends in quotes: close them"),
        ("--no-mouse --title 'a b", "OPTS ends in quotes: close them"),
        ("--no-mouse --title=\"a b", "OPTS ends in quotes: close them"),
        ("--no-mouse --", "OPTS: '--' is no option: name files on the command line"),
        ("--nope --no-mouse", "OPTS: unknown option --nope: see --help for what there is"),
        ("+nope --no-mouse", "OPTS: unknown option +nope: see --help for what there is"),
        ("--preview x --no-mouse", "OPTS: --preview is not built yet: leave it out, or see --help for what there is"),
        (
            "--border rounded --no-mouse",
            "OPTS: --border is not built yet: leave it out, or see --help for what there is"
        ),
        ("-n 2 --no-mouse", "OPTS: -n (--nth) is not built yet: leave it out, or see --help for what there is"),
        ("--preview=x --no-mouse", "OPTS: --preview is not built yet: leave it out, or see --help for what there is"),
        (
            "--bind f1:up+print-query,f2:down --no-mouse",
            "OPTS: --bind: print-query changes what is printed: write it on the command line"
        ),
    ])
    func `a bad word is named and passed over`(text: String, problem: String) {
        let defaults = defaults(text)
        #expect(defaults.problems.map(\.message) == [problem])
        var expected = Options(guise: .rowpick)
        expected.hasMouse = false
        #expect(defaults.options == expected)
    }
}
