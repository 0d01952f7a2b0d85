import Testing

@testable import RowOptions

@Suite struct RowTemplateTests {
    private static func format(_ text: String) throws -> PlaceFormat {
        try PlaceFormat(parsing: Array(text.utf8)[...])
    }

    private static func pieces(_ text: String) throws -> [RowTemplate.Piece] {
        try RowTemplate(parsing: Array(text.utf8)).pieces
    }

    @Test func `a template is literal text and places`() throws {
        #expect(
            try Self.pieces("{name}  ({code})") == [
                .place(.field(2), .plain), .literal("  ("), .place(.field(1), .plain), .literal(")"),
            ])
        #expect(try Self.pieces("{30}{row}{index}").count == 3)
        #expect(try Self.pieces("{row}") == [.place(.row, .plain)])
        #expect(try Self.pieces("{index}") == [.place(.index, .plain)])
        #expect(try Self.pieces("{{{1}}}") == [.literal("{"), .place(.field(1), .plain), .literal("}")])
        #expect(try Self.pieces("エ}{1}") == [.literal("エ}"), .place(.field(1), .plain)])
        #expect(try Self.pieces("{3:>8}") == [.place(.field(3), try Self.format(">8"))])
    }

    @Test(
        arguments: [
            ("", .left, 0, nil, []),
            (">", .right, 0, nil, []),
            ("^12", .middle, 12, nil, []),
            ("8.20", .left, 8, 20, []),
            ("<.5", .left, 0, 5, []),
            (">999.1,dim", .right, 999, 1, [.dim]),
            (",bold,italic,underline,reverse", .left, 0, nil, [.bold, .italic, .underline, .reverse]),
            ("bold,Green", .left, 0, nil, [.bold, .colour(2)]),
            ("3,bright-black,white,bright-white", .left, 3, nil, [.colour(8), .colour(7), .colour(15)]),
        ] as [(String, PlaceFormat.Side, Int, Int?, [StyleWord])])
    func `a format is a side, a width, the most and words of style, each left out or not`(
        text: String, side: PlaceFormat.Side, width: Int, most: Int?, styles: [StyleWord]
    ) throws {
        let format = try Self.format(text)
        #expect(format.side == side)
        #expect(format.width == width)
        #expect(format.most == most)
        #expect(format.styles == styles)
    }

    private static let places = "write {code} {name} {1} {2}... {row} {index}, or {{ for a brace"
    private static let formats = "write < > or ^, a width, .MOST and style words, as in {name:<20.30,bold}"
    private static let styles = "write bold, dim, italic, underline, reverse or a colour such as green or bright-green"

    @Test(arguments: [
        ("", "'' draws nothing of a row: \(places)"),
        ("all {{1}} alike", "'all {{1}} alike' draws nothing of a row: \(places)"),
        ("{nam}", "there is no {nam}: \(places)"),
        ("{0:>8}", "there is no {0}: \(places)"),
        ("{query}", "there is no {query}: \(places)"),
        ("{}", "there is no {}: \(places)"),
        ("{name:>8", "'{name:>8' is not closed: \(places)"),
        ("{1:5x}", "'5x' is no format: \(formats)"),
        ("{1:>>5}", "'>>5' is no format: \(formats)"),
        ("{1:5.}", "'5.' is no format: \(formats)"),
        ("{1:-5,dim}", "'-5,dim' is no format: \(formats)"),
        ("{1:0}", "'0' is no number of columns: write one from 1 to 999"),
        ("{1:.0}", "'0' is no number of columns: write one from 1 to 999"),
        ("{1:1000}", "'1000' is no number of columns: write one from 1 to 999"),
        ("{1:,geen}", "'geen' is no style: did you mean green?"),
        ("{1:8,}", "'' is no style: \(styles)"),
        ("{1:8,dim bold}", "'dim bold' is no style: \(styles)"),
    ])
    func `what is none of these is an error that says what to write`(text: String, message: String) {
        #expect(throws: OptionError(message: "--row: \(message)")) { try RowTemplate(parsing: Array(text.utf8)) }
    }

    @Test func `the manual page names only what there is`() throws {
        for form in RowTemplate.forms.flatMap({ $0.form.split(separator: " ") })
        where !["...", "{{", "}}"].contains(form) {
            _ = try RowTemplate(parsing: Array(form.utf8))
        }
    }

    @Test func `the fields that have places are told once, in their order`() throws {
        #expect(try RowTemplate(parsing: Array("{3} {code} {row} {3} {index} {name}".utf8)).fields == [3, 1, 2])
    }

    private static func options(_ words: String..., wishing wishes: String = "") throws -> Options? {
        let defaults = DefaultOptions(wishes, of: "ROWPICK_DEFAULT_OPTS", guise: .rowpick)
        guard
            case .pick(let options) = try parseOptions(
                words.map { Array($0.utf8) }, guise: .rowpick, defaults: defaults)
        else { return nil }
        return options
    }

    @Test func `rows are not drawn in two ways`() {
        let message = "--row and --show both say how rows are drawn: leave out one of them"
        #expect(throws: OptionError(message: message)) { try Self.options("--row", "{1}", "--show", "1") }
        #expect(throws: OptionError(message: message)) { try Self.options("--show", "1", "--row", "{1}") }
    }

    @Test func `a row is not drawn where levels draw a field of it`() throws {
        let message = "--levels draws one field of a row, and --row draws a whole one: leave out one of them"
        #expect(throws: OptionError(message: message)) { try Self.options("--row", "{1}", "--levels", "3,2") }
        #expect(try Self.options("--row", "{1}", wishing: "--levels 3,2")?.levels == nil)
        #expect(try Self.options("--levels", "3,2", wishing: "--row {1}")?.row == nil)
    }

    @Test func `what the command line says of it wins over what is wished for every run`() throws {
        let drawn = try Self.options("--row", "{2}", wishing: "--show 1")
        #expect(drawn?.row?.fields == [2])
        #expect(drawn?.shown == nil)
        let shown = try Self.options("--show", "1", wishing: "--row {2}")
        #expect(shown?.row == nil)
        #expect(shown?.shown == [1])
    }

    @Test func `of two ways wished for every run the first one counts, and the other is told of`() throws {
        let defaults = DefaultOptions("--show 1 --row {2} --cycle", of: "X", guise: .rowpick)
        #expect(defaults.options.shown == [1])
        #expect(defaults.options.row == nil)
        #expect(defaults.options.goesRound)
        #expect(
            defaults.problems.map(\.message) == [
                "X: --row and --show both say how rows are drawn: leave out one of them"
            ])
    }
}
