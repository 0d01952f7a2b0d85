import Testing

@testable import RowOptions

@Suite struct TemplateTests {
    private static func literal(_ text: String) -> Template.Piece { .literal(Array(text.utf8)) }

    @Test(
        arguments: [
            ("", []),
            ("plain", [literal("plain")]),
            ("{code}", [.field(1)]),
            ("{name}", [.field(2)]),
            ("{1}{2}{30}", [.field(1), .field(2), .field(30)]),
            ("{row}{index}{query}{key}", [.row, .index, .query, .key]),
            (
                "areaCode:{code}, areaName:{name}",
                [
                    literal("areaCode:"), .field(1), literal(", areaName:"), .field(2),
                ]
            ),
            (#"a\tb\nc\0d\\e"#, [literal("a\tb\nc\0d\\e")]),
            ("{{code}}", [literal("{code}")]),
            ("{{{code}}}", [literal("{"), .field(1), literal("}")]),
            ("{{", [literal("{")]),
            ("}", [literal("}")]),
            ("a}b", [literal("a}b")]),
            ("}}", [literal("}")]),
            (#"{"a":{code}}"#.replacing("{\"", with: "{{\""), [literal(#"{"a":"#), .field(1), literal("}")]),
            ("エリア{name}", [literal("エリア"), .field(2)]),
        ] as [(String, [Template.Piece])])
    func `a template is literal text and places`(text: String, pieces: [Template.Piece]) throws {
        #expect(try Template(parsing: Array(text.utf8)).pieces == pieces)
    }

    @Test func `bytes that are not UTF-8 stay`() throws {
        #expect(try Template(parsing: [0xFF, 0x80]).pieces == [.literal([0xFF, 0x80])])
    }

    private static let allowed = "write {code} {name} {1} {2}... {row} {index} {query} {key}, or {{ for a brace"

    @Test(arguments: [
        ("{nam}", "--format: there is no {nam}: \(allowed)"),
        ("{}", "--format: there is no {}: \(allowed)"),
        ("{0}", "--format: there is no {0}: \(allowed)"),
        ("{-1}", "--format: there is no {-1}: \(allowed)"),
        ("{ code }", "--format: there is no { code }: \(allowed)"),
        ("{99999999999999999999}", "--format: there is no {99999999999999999999}: \(allowed)"),
        ("a {code", "--format: '{code' is not closed: \(allowed)"),
        ("{", "--format: '{' is not closed: \(allowed)"),
        ("{\n}", #"--format: there is no {\u{a}}: \#(allowed)"#),
        (#"\x"#, #"--format: \x stands for nothing: escapes are \t, \n, \0 and \\"#),
        (#"\"#, #"--format: nothing follows the last backslash: write \\ for a backslash"#),
    ])
    func `a place that is none is an error that names those there are`(text: String, message: String) {
        #expect(throws: OptionError(message: message)) { try Template(parsing: Array(text.utf8)) }
    }

    @Test func `the error and the manual page name the same places`() throws {
        for form in Template.forms.flatMap({ $0.form.split(separator: " ") }) where form != "..." {
            _ = try Template(parsing: Array(form.utf8))
        }
    }
}
