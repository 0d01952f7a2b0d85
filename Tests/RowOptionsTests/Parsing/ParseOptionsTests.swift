import Testing

@testable import RowOptions

/// A command line as a table has it: words as text.
func parse(_ words: [String], guise: Guise = .rowpick) throws(OptionError) -> Command {
    try parseOptions(words.map { Array($0.utf8) }, guise: guise)
}

/// A command line, and what it changes in the options of one without words.
struct Asked: CustomTestStringConvertible, Sendable {
    let words: [String]
    let change: @Sendable (inout Options) -> Void

    init(_ words: String..., change: @escaping @Sendable (inout Options) -> Void) {
        self.words = words
        self.change = change
    }

    var testDescription: String { words.joined(separator: " ") }

    func expected(guise: Guise = .rowpick) -> Command {
        var options = Options(guise: guise)
        change(&options)
        return .pick(options)
    }
}

@Suite struct ParseOptionsTests {
    @Test(arguments: [
        Asked { _ in },
        Asked("a", "-", "b") { $0.sources = [.file(Array("a".utf8)), .standardInput, .file(Array("b".utf8))] },
        Asked("--", "--help", "-", "+s") {
            $0.sources = [.file(Array("--help".utf8)), .standardInput, .file(Array("+s".utf8))]
        },
        Asked("a", "--", "--", "b") {
            $0.sources = [.file(Array("a".utf8)), .file(Array("--".utf8)), .file(Array("b".utf8))]
        },
        Asked("a", "--tac", "b") {
            $0.sources = [.file(Array("a".utf8)), .file(Array("b".utf8))]
            $0.isReversed = true
        },
        Asked("+") { $0.sources = [.file(Array("+".utf8))] },
        Asked("--list", "jp-areas") { $0.list = .areas },
        Asked("--list=jp-prefectures") { $0.list = .prefectures },
        Asked("--list", "--list", "jp-areas") { $0.list = .areas },
        Asked("--plain") { $0.isPlain = true },
        Asked("--no-plain") { $0.isPlain = false },
        Asked("--read0") { $0.readsNull = true },
        Asked("-d", ",") { $0.delimiter = [0x2C] },
        Asked("-d,") { $0.delimiter = [0x2C] },
        Asked("-d=") { $0.delimiter = [0x3D] },
        Asked("--delimiter", #"\0\t\n\\"#) { $0.delimiter = [0x00, 0x09, 0x0A, 0x5C] },
        Asked("--delimiter=[.]") { $0.delimiter = Array("[.]".utf8) },
        Asked("--tac") { $0.isReversed = true },
        Asked("--show", "name") { $0.shown = [2] },
        Asked("--show=code,name,3,12,1") { $0.shown = [1, 2, 3, 12, 1] },
        Asked("--title", "エリア選択") { $0.title = "エリア選択" },
        Asked("--title=") { $0.title = "" },
        Asked("--header", "a\nb\n") { $0.header = "a\nb\n" },
        Asked("--cycle") { $0.goesRound = true },
        Asked("--cycle", "--no-cycle") { $0.goesRound = false },
        Asked("--header", "a", "--no-header") { $0.header = "" },
        Asked("--done-label", "OK", "--cancel-label=") {
            $0.doneLabel = "OK"
            $0.cancelLabel = ""
        },
        Asked("--title", "a\u{1B}[31m\nb") { $0.title = "a\u{1B}[31m\nb" },
        Asked("--prompt", "--title") { $0.prompt = "--title" },
        Asked("--placeholder=a=b") { $0.placeholder = "a=b" },
        Asked("--full") { $0.isFull = true },
        Asked("--no-height") { $0.isFull = true },
        Asked("--height", "0") {
            $0.height = Height(extent: .lines(0), isAdaptive: false, isFromBottom: false)
            $0.isFull = true
        },
        Asked("--full", "--height", "9") {
            $0.height = Height(extent: .lines(9), isAdaptive: false, isFromBottom: false)
        },
        Asked("--height", "9", "--full") {
            $0.height = Height(extent: .lines(9), isAdaptive: false, isFromBottom: false)
            $0.isFull = true
        },
        Asked("--popover") { $0.isPopover = true },
        Asked("--popover", "60x12") {
            $0.isPopover = true
            $0.sources = [.file(Array("60x12".utf8))]
        },
        Asked("--popover=60x50%") {
            $0.isPopover = true
            $0.popoverSize = PopoverSize(width: .cells(60), height: .percent(50))
        },
        Asked("--popover=60x12", "--popover") { $0.isPopover = true },
        Asked("--popover", "--no-popover") { $0.isPopover = false },
        Asked("--popover", "--full") { $0.isFull = true },
        Asked("--full", "--popover") {
            $0.isFull = true
            $0.isPopover = true
        },
        Asked("--overlay") { $0.hasOverlay = true },
        Asked("--overlay", "--no-overlay") { $0.hasOverlay = false },
        Asked("--layout", "default") { $0.layout = .inputLast },
        Asked("--layout=reverse") { $0.layout = .reverse },
        Asked("--no-reverse") { $0.layout = .inputLast },
        Asked("--no-reverse", "--reverse") { $0.layout = .reverse },
        Asked("--color=dark") { $0.scheme = .dark },
        Asked("--color", "light") { $0.scheme = .light },
        Asked("--color", "16") { $0.scheme = .sixteen },
        Asked("--color=base16") { $0.scheme = .sixteen },
        Asked("--color=bw") { $0.scheme = .blackAndWhite },
        Asked("--no-color") { $0.scheme = .blackAndWhite },
        Asked("--color=DARK") { $0.scheme = .dark },
        Asked("--color=dark,light,") { $0.scheme = .light },
        Asked("--color", " bw\n16 ") { $0.scheme = .sixteen },
        Asked("--color=,") { $0.scheme = nil },
        Asked("--no-color", "--color", "-e") { $0.isExact = true },
        Asked("--no-color", "--color=") { $0.scheme = nil },
        Asked("--color=dark", "--no-color") { $0.scheme = .blackAndWhite },
        Asked("--unicode") { $0.hasUnicode = true },
        Asked("--no-unicode") { $0.hasUnicode = false },
        Asked("--no-mouse") { $0.hasMouse = false },
        Asked("--no-mouse", "--mouse") { $0.hasMouse = true },
        Asked("--no-paste") { $0.takesPaste = false },
        Asked("-e") { $0.isExact = true },
        Asked("--exact") { $0.isExact = true },
        Asked("-e", "+e") { $0.isExact = false },
        Asked("-i") { $0.casing = .ignore },
        Asked("--ignore-case") { $0.casing = .ignore },
        Asked("+i") { $0.casing = .respect },
        Asked("--no-ignore-case") { $0.casing = .respect },
        Asked("-i", "--smart-case") { $0.casing = .smart },
        Asked("+x") { $0.isExtended = false },
        Asked("--no-extended") { $0.isExtended = false },
        Asked("+x", "-x") { $0.isExtended = true },
        Asked("--literal") { $0.isLiteral = true },
        Asked("--literal", "--no-literal") { $0.isLiteral = false },
        Asked("+s") { $0.isSorted = false },
        Asked("--no-sort") { $0.isSorted = false },
        Asked("+s", "--sort") { $0.isSorted = true },
        Asked("-q", "a b") { $0.query = "a b" },
        Asked("-qab") { $0.query = "ab" },
        Asked("-q=ab") { $0.query = "=ab" },
        Asked("--query=ab") { $0.query = "ab" },
        Asked("--query", "-x") { $0.query = "-x" },
        Asked("-q", "a", "-q", "b") { $0.query = "b" },
        Asked("-f", "") { $0.filter = "" },
        Asked("-f", "--") { $0.filter = "--" },
        Asked("--filter=a", "-q", "b") {
            $0.filter = "a"
            $0.query = "b"
        },
        Asked("-1", "-0") {
            $0.selectsOnly = true
            $0.exitsOnNone = true
        },
        Asked("--select-1", "--exit-0", "+1", "--no-exit-0") { _ in },
        Asked("--print", "row") { $0.printing = .row },
        Asked("--print=index") { $0.printing = .index },
        Asked("--print", "json") { $0.printing = .json },
        Asked("--print", "code") { $0.printing = .fields([1]) },
        Asked("--print=name,3,code") { $0.printing = .fields([2, 3, 1]) },
        Asked("--print", "index", "--format", "x") {
            $0.printing = .index
            $0.format = try? Template(parsing: Array("x".utf8))
        },
        Asked("--format", "x", "--print", "index") { $0.printing = .index },
        Asked("--print-query") { $0.printsQuery = true },
        Asked("--print0", "--read0", "--no-read0") { $0.printsNull = true },
        Asked("--multi") { $0.mostMarks = .max },
        Asked("-m") { $0.mostMarks = .max },
        Asked("--multi=3") { $0.mostMarks = 3 },
        Asked("--multi", "3") { $0.mostMarks = 3 },
        Asked("-m3") { $0.mostMarks = 3 },
        Asked("-m", "3", "4") {
            $0.mostMarks = 3
            $0.sources = [.file([0x34])]
        },
        Asked("-m", "abc") {
            $0.mostMarks = .max
            $0.sources = [.file(Array("abc".utf8))]
        },
        Asked("-m", "-1") {
            $0.mostMarks = .max
            $0.selectsOnly = true
        },
        Asked("--multi=3", "--multi") { $0.mostMarks = .max },
        Asked("--multi=0") { $0.mostMarks = 0 },
        Asked("--multi=3", "+m") { $0.mostMarks = 0 },
        Asked("--multi", "--no-multi") { $0.mostMarks = 0 },
        Asked("--initial", "3") { $0.initial = Array("3".utf8) },
        Asked("--initial=") { $0.initial = Array("".utf8) },
        Asked("--default", "JP") { $0.default = Array("JP".utf8) },
    ])
    func `a command line changes what it names, and nothing else`(asked: Asked) throws {
        #expect(try parse(asked.words) == asked.expected())
    }

    @Test(arguments: [
        (["-h"], Command.help), (["--help"], .help), (["--man"], .manual), (["--version"], .version),
        (["--list"], .lists), (["--list", "-e"], .lists), (["--list", "+s"], .lists), (["--tac", "--list"], .lists),
        (["--help", "--version"], .version), (["--help", "--list", "jp-areas"], .help), (["--help", "file"], .help),
    ])
    func `some words ask for something else than picking`(words: [String], command: Command) throws {
        #expect(try parse(words) == command)
    }

    @Test func `a path keeps its bytes, and a text has U+FFFD for those that are not UTF-8`() throws {
        let command = try parseOptions([[0xFF, 0x61], Array("--title".utf8), [0xFF, 0x61]], guise: .rowpick)
        var expected = Options(guise: .rowpick)
        expected.sources = [.file([0xFF, 0x61])]
        expected.title = "\u{FFFD}a"
        #expect(command == .pick(expected))
    }

    @Test func `an opposite puts back what the option changed`() throws {
        for option in OptionTable.options where option.hasOpposite {
            for (name, opposite) in zip(option.names, option.opposites) {
                let on = try parse([name])
                let off = try parse([opposite])
                #expect(on != off)
                #expect(try parse([name, opposite]) == off)
                #expect(try parse([opposite, name]) == on)
            }
        }
    }

    @Test func `no name means two things`() {
        #expect(Set(OptionTable.names).count == OptionTable.names.count)
    }
}
