import Testing

@testable import RowOptions

/// A command line that is wrong, and the line that says so.
struct Refused: CustomTestStringConvertible, Sendable {
    let words: [String]
    let message: String

    init(_ words: String..., says message: String) {
        self.words = words
        self.message = message
    }

    var testDescription: String { words.joined(separator: " ") }
}

@Suite struct OptionErrorTests {
    @Test(arguments: [
        Refused("", says: "an empty word names no file: write a path, or - for standard input"),
        Refused("--", "", says: "an empty word names no file: write a path, or - for standard input"),
        Refused("--qury", "x", says: "unknown option --qury: did you mean --query?"),
        Refused("--qury=x", says: "unknown option --qury: did you mean --query?"),
        Refused("--sel", says: "unknown option --sel: did you mean --select-1?"),
        Refused("-print0", says: "-print0 has one dash only: write --print0"),
        Refused(
            "--zork", says: "unknown option --zork: see --help, or write ./--zork for a file of that name"),
        Refused("+zork", says: "unknown option +zork: see --help, or write ./+zork for a file of that name"),
        Refused(
            "--header-lines", "x",
            says: "--header-lines: 'x' is no number of lines: write how many are heads, such as 1"),
        Refused(
            "--columns", "", says: "--columns: the value is empty: write names parted by commas, such as CODE,NAME"),
        Refused("--bind", "a:sort-by(x)", says: "--bind: sort-by(x) is no field: write sort-by(2)"),
        Refused(
            "--view", "table", "--levels", "2,1",
            says: "--levels and --view table: a table has no levels: leave out one of them"),
        Refused(
            "--row", "{name}", "--view", "table",
            says: "--row and --view table: a table has a column for each field: leave out one of them"),
        Refused("--map", says: "unknown option --map: see --help, or write ./--map for a file of that name"),
        Refused("--no-print", says: "there is no --no-print: leave out --print"),
        Refused("--no-format=x", says: "there is no --no-format: leave out --format"),
        Refused("--no-full", says: "there is no --no-full: leave out --full"),
        Refused("+q", says: "there is no +q: leave out -q"),
        Refused("-default", "1", says: "-default has one dash only: write --default"),
        Refused("-query=a", says: "-query has one dash only: write --query"),
        Refused("-multi", says: "-multi has one dash only: write --multi"),
        Refused("-exact", says: "-exact has one dash only: write --exact"),
        Refused("-no-mouse", says: "-no-mouse has one dash only: write --no-mouse"),
        Refused("-é", says: "unknown option -é: see --help, or write ./-é for a file of that name"),
        Refused("-ei", says: "unknown option -ei: short options stand apart, write -e -i"),
        Refused("-1q", says: "unknown option -1q: short options stand apart, write -1 -q"),
        Refused("+si", says: "unknown option +si: short options stand apart, write +s +i"),
        Refused(
            "-e", "--zork\n\u{1B}[2J",
            says: #"unknown option --zork\u{a}\u{1b}[2J: "#
                + #"see --help, or write ./--zork\u{a}\u{1b}[2J for a file of that name"#),
        Refused("--exact=3", says: "--exact takes no value: write --exact alone"),
        Refused("--no-sort=", says: "--no-sort takes no value: write --no-sort alone"),
        Refused("--help=x", says: "--help takes no value: write --help alone"),
        Refused("-q", says: "-q lacks its value: write -q STR"),
        Refused("--height", says: "--height lacks its value: write --height [~][-]N[%]"),
        Refused("--list", "jp-area", says: "--list: there is no list 'jp-area': choose jp-areas or jp-prefectures"),
        Refused("--list", "", says: "--list: there is no list '': choose jp-areas or jp-prefectures"),
        Refused("--list=", says: "--list: there is no list '': choose jp-areas or jp-prefectures"),
        Refused(
            "--list", "jp-areas", "-",
            says: "rows are to come from the list jp-areas and from a FILE: leave out --list or the FILE"),
        Refused("-d", "", says: #"--delimiter: the value is empty: write at least one character, such as , or \t"#),
        Refused("-d", #"\s"#, says: #"--delimiter: \s stands for nothing: escapes are \t, \n, \0 and \\"#),
        Refused("-d", #"a\"#, says: #"--delimiter: nothing follows the last backslash: write \\ for a backslash"#),
        Refused(
            "--show", "code,nam",
            says: "--show: 'nam' is no field: write code, name or numbers from 1, parted by commas"),
        Refused("--show", "0", says: "--show: '0' is no field: write code, name or numbers from 1, parted by commas"),
        Refused("--show=", says: "--show: the value is empty: write code, name or numbers from 1, parted by commas"),
        Refused("--show", "1,,2", says: "--show: no field stands before a comma: write one there, or leave it out"),
        Refused("--show", "code,", says: "--show: the list ends in a comma: write a field behind it, or leave it out"),
        Refused("--print", "1,", says: "--print: the list ends in a comma: write a field behind it, or leave it out"),
        Refused(
            "--print", "rows",
            says: "--print: 'rows' is no field: "
                + "write code, name or numbers from 1, parted by commas, or row, index or json"),
        Refused(
            "--print", "code,row",
            says: "--print: 'row' stands alone and in no list: write row, index or json, or else fields only"),
        Refused(
            "--print", "json,1",
            says: "--print: 'json' stands alone and in no list: write row, index or json, or else fields only"),
        Refused(
            "--print", "JSON",
            says: "--print: 'JSON' is no field: "
                + "write code, name or numbers from 1, parted by commas, or row, index or json"),
        Refused("--layout", "side", says: "--layout: 'side' is no layout: choose reverse or default"),
        Refused("--layout=reverse-list", says: "--layout: 'reverse-list' is not built yet: choose reverse or default"),
        Refused("--color", "Dusk", says: "--color: 'Dusk' is no colour scheme: choose dark, light, 16 or bw"),
        Refused(
            "--color", "dark,fg:1",
            says: "--color: 'fg:1' is a colour of your own, which is not built yet: "
                + "choose dark, light, 16 or bw"),
        Refused("--multi=abc", says: "--multi: 'abc' is no number of rows: write --multi alone, or --multi=MAX"),
        Refused("--multi=-1", says: "--multi: '-1' is no number of rows: write --multi alone, or --multi=MAX"),
        Refused("--multi=", says: "--multi: '' is no number of rows: write --multi alone, or --multi=MAX"),
        Refused("-mx", says: "-m: 'x' is no number of rows: write -m alone, or --multi=MAX"),
        Refused("--no-multi=2", says: "--no-multi takes no value: write --no-multi alone"),
        Refused("+m2", says: "+m takes no value: write +m alone"),
        Refused(
            "--height", "tall",
            says: "--height: 'tall' is no height: write lines or a percentage up to 100%, such as 12, ~40% or -3"),
    ])
    func `a wrong word is named, with what to type instead`(refused: Refused) {
        #expect(throws: OptionError(message: refused.message)) { try parse(refused.words) }
    }

    @Test func `the first wrong word is the one that is named`() {
        #expect(throws: OptionError(message: "--layout: 'side' is no layout: choose reverse or default")) {
            try parse(["--layout", "side", "--zork", "--help"])
        }
    }

    /// What a person sees of a line that is longer is not what to do.
    @Test func `an error line says what to do within two lines of a terminal, however long the word is`() {
        let long = String(repeating: "x", count: 100_000)
        var words: [[String]] = ["--\(long)", "+\(long)", "-\(long)", "--no-\(long)", long].map { [$0] }
        words.append(["+" + String(repeating: "e", count: 100_000)])
        words.append(["--bind", String(repeating: "ctrl-", count: 20_000) + "spcae:up"])
        words.append(["--expect", String(repeating: "ctrl-", count: 20_000) + "spcae"])
        words.append(["--bind", "\(long):up"])
        words.append(["--bind", "a:\(long)"])
        words.append(["--bind", "a:pos(\(long))"])
        words.append(["--format", "{\(long)}"])
        for option in OptionTable.options where option.takesValue {
            words += [["--\(option.long)=\(long)"], ["--\(option.long)=\(long),"], ["--\(option.long)=\(long):"]]
        }
        for words in words {
            do throws(OptionError) {
                _ = try parse(words)
            } catch {
                #expect(error.message.utf8.count < 300, "\(words[0].prefix(20))")
            }
        }
    }

    @Test func `a value that is wrong is told with the name of its option before it`() {
        let bad = ["", "?", "nosuch", "\\q", "{q}", "a:q", "x,", "reverse-list", "fg:1"]
        var refused: Set<String> = []
        for option in OptionTable.options where option.takesValue {
            for value in bad {
                do throws(OptionError) {
                    _ = try parse(["--\(option.long)=\(value)"])
                } catch {
                    refused.insert(option.long)
                    #expect(error.message.hasPrefix("--\(option.long): "))
                }
            }
        }
        #expect(refused.count > 10)
    }

    @Test func `under the name of fzf one dash begins a short option, as it does there`() throws {
        var expected = Options(guise: .fzf)
        expected.query = "uery=a"
        expected.filter = "ilter"
        #expect(try parse(["-query=a", "-filter"], guise: .fzf) == .pick(expected))
    }

    @Test func `every error is one harmless line that says what to do`() {
        var random = Seeded(seed: 7)
        let starts = OptionTable.names + ["", "--", "-", "+", "{", "~", "\\"]
        var messages = 0
        for _ in 0..<3000 {
            let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                let start = Array(starts.randomElement(using: &random, or: "").utf8)
                let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                    UInt8.random(in: 1...255, using: &random)
                }
                return start + (Bool.random(using: &random) ? [UInt8(ascii: "=")] : []) + bytes
            }
            do throws(OptionError) {
                _ = try parseOptions(words, guise: .rowpick)
            } catch {
                messages += 1
                #expect(error.message.contains(": "))
                #expect(error.message.count < 400)
                #expect(error.message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
            }
        }
        #expect(messages > 1000)
    }
}

/// Random numbers that are the same in every run: SplitMix64.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension Array {
    func randomElement(using random: inout Seeded, or fallback: Element) -> Element {
        randomElement(using: &random) ?? fallback
    }
}
