import RowMatch
import RowOptions
import RowPicker
import RowStore
import Testing

@testable import rowpick

@Suite struct OptionsMeaningTests {
    private static func options(_ words: String..., guise: Guise = .rowpick) throws -> Options {
        let command = try parseOptions(words.map { Array($0.utf8) }, guise: guise)
        guard case .pick(let options) = command else {
            Issue.record("\(words) asks for no picking")
            return Options(guise: guise)
        }
        return options
    }

    @Test(
        arguments: [
            ([], .newline, .bareNewline), (["--read0"], .null, .null),
        ] as [([String], LineEnd, LineEnd)])
    func `rows end with a line feed or NUL, and a CR before it is fzf's`(
        words: [String], rowpick: LineEnd, fzf: LineEnd
    ) throws {
        for (guise, expected) in [(Guise.rowpick, rowpick), (.fzf, fzf)] {
            guard case .pick(let options) = try parseOptions(words.map { Array($0.utf8) }, guise: guise) else {
                continue
            }
            #expect(options.lineEnd == expected)
        }
    }

    @Test func `by default the rules are the picker's own`() throws {
        var rules = MatchRules()
        rules.delimiter = [0x09]
        #expect(try Self.options().rules == rules)
    }

    @Test func `in the guise of fzf there are no code rules and only its folding`() throws {
        let rules = try Self.options(guise: .fzf).rules
        #expect(rules.delimiter == nil)
        #expect(rules.folding == .accents)
        #expect(try Self.options("--delimiter", ",", guise: .fzf).rules.delimiter == nil)
    }

    @Test func `each option of the search changes its rule`() throws {
        #expect(try Self.options("--exact").rules.isExact)
        #expect(try !Self.options("--no-extended").rules.isExtended)
        #expect(try !Self.options("--no-sort").rules.isSorted)
        #expect(try Self.options("--tac").rules.isReversed)
        #expect(try Self.options("-i").rules.casing == .ignore)
        #expect(try Self.options("+i").rules.casing == .respect)
        #expect(try Self.options("--literal").rules.folding == .none)
        #expect(try Self.options("--literal", guise: .fzf).rules.folding == .none)
        #expect(try Self.options("--delimiter", ",").rules.delimiter == [0x2C])
    }

    @Test func `without options the settings are the standard ones`() throws {
        var settings = Settings()
        settings.rules.delimiter = [0x09]
        #expect(try Self.options().settings(in: Surroundings(environment: [:])) == settings)
    }

    @Test func `each option of the looks changes its setting`() throws {
        let surroundings = Surroundings(environment: [:])
        func settings(_ words: String...) throws -> Settings {
            guard case .pick(let options) = try parseOptions(words.map { Array($0.utf8) }, guise: .rowpick) else {
                Issue.record("\(words) asks for no picking")
                return Settings()
            }
            return options.settings(in: surroundings)
        }
        #expect(try settings("--title", "T").title == "T")
        #expect(try settings("--placeholder", "P").placeholder == "P")
        #expect(try settings("--prompt", "> ").prompt == "> ")
        #expect(try settings("--cycle").goesRound)
        #expect(try settings("--header", "a\nb\n").header == Header("a\nb"))
        #expect(try settings("--header", "a", "--no-header").header == .none)
        #expect(try settings("--done-label", "OK").doneLabel == "OK")
        #expect(try settings("--cancel-label", "").cancelLabel == "")
        #expect(try settings("--query", "q").query == "q")
        #expect(try settings("--initial", "3").initial == Array("3".utf8))
        #expect(try settings("--layout", "default").layout == .bottomUp)
        #expect(try settings("--full").isFullScreen)
        #expect(try settings("--popover").panel == Panel())
        #expect(
            try settings("--popover=60x50%").panel == Panel(width: .cells(60), height: .percent(50)))
        #expect(try settings("--popover", "--height=0").panel == Panel(height: .percent(100)))
        #expect(try settings("--popover", "--full").panel == nil)
        #expect(try !settings("--full", "--popover").isFullScreen)
        #expect(try settings("--overlay").hasOverlay)
        #expect(try settings("--select-1").selectsOnly)
        #expect(try settings("--exit-0").exitsOnNone)
        #expect(try !settings("--no-paste").takesPaste)
        #expect(try settings("--show", "name,3").shown == [2, 3])
        #expect(try settings("--no-unicode").signs == .ascii)
        #expect(try settings("--color", "bw").theme == .plain)
        #expect(try settings("--delimiter", ",").delimiter == [0x2C])
        #expect(try settings("--height", "~12").height == HeightRule(.lines(12), fitsRows: true))
        #expect(try settings("--height", "50%").height == HeightRule(.percent(50), fitsRows: false))
        #expect(try settings("--height", "-3").height == HeightRule(.lines(3), isWhatStaysFree: true, fitsRows: false))
    }

    @Test func `in the guise of fzf the picker has the whole screen, the prompt last`() throws {
        let settings = try Self.options(guise: .fzf).settings(in: Surroundings(environment: [:]))
        #expect(settings.isFullScreen)
        #expect(settings.layout == .bottomUp)
        #expect(settings.delimiter == nil)
    }
}
