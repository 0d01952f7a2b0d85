import TestSupport
import Testing

@testable import RowScreen

@Suite struct StyleParametersTests {
    private func style(_ parameters: String, from style: Style = .plain) -> Style {
        var style = style
        style.take(Array(parameters.utf8))
        return style
    }

    @Test(
        arguments: [
            ("1", Style(isBold: true)), ("2;3", Style(isDim: true, isItalic: true)),
            ("4;7;9", Style(isUnderlined: true, isReversed: true, isStruck: true)),
            ("31", Style(foreground: .red)), ("97;104", Style(foreground: .brightWhite, background: .brightBlue)),
            ("38;5;208", Style(foreground: .indexed(208))),
            ("48;2;1;2;3", Style(background: .exact(red: 1, green: 2, blue: 3))),
            (
                "38;2;1;2;3;48;5;9;1",
                Style(foreground: .exact(red: 1, green: 2, blue: 3), background: .brightRed, isBold: true)
            ),
            ("38:5:208", Style(foreground: .indexed(208))),
            ("38:2::1:2:3", Style(foreground: .exact(red: 1, green: 2, blue: 3))),
            ("38:2:1:2:3;4", Style(foreground: .exact(red: 1, green: 2, blue: 3), isUnderlined: true)),
            ("38:2:7:1:2:3", Style(foreground: .exact(red: 1, green: 2, blue: 3))),
            ("4:3", Style(isUnderlined: true)), ("21", Style(isUnderlined: true)), ("58;5;1;1", Style(isBold: true)),
            ("58:2::1:2:3;1", Style(isBold: true)),
        ] as [(String, Style)])
    func `a style is made by its parameters`(parameters: String, expected: Style) {
        #expect(style(parameters) == expected)
    }

    @Test(arguments: [
        ("", Style.plain), ("0", .plain), (";1", Style(isBold: true)), ("1;;2", Style(isDim: true)),
        (
            "22",
            Style(
                foreground: .red, background: .blue, isItalic: true, isUnderlined: true, isReversed: true,
                isStruck: true)
        ),
        ("22;23;24;27;29;39;49", .plain), ("22;23;4:0;27;29;39;49", .plain),
    ])
    func `a style is taken back by its parameters`(parameters: String, expected: Style) {
        let all = Style(
            foreground: .red, background: .blue, isBold: true, isDim: true, isItalic: true, isUnderlined: true,
            isReversed: true, isStruck: true)
        #expect(style(parameters, from: all) == expected)
    }

    @Test(arguments: [
        "5", "8", "38", "38;5", "38;5;256", "38;2;1;2", "38:9:1", "38:5", "58;5;1", "99999999999999999999", "53", "10",
    ])
    func `what means nothing here changes nothing`(parameters: String) {
        #expect(style(parameters) == .plain)
    }

    @Test func `parameters that are sent for a style make that style`() {
        for sent in Scribble.styles {
            var read = Style.plain
            read.take(Array(sent.parameters.map(String.init).joined(separator: ";").utf8))
            #expect(read == sent)
        }
    }

    @Test func `any parameters are read`() {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<5_000 {
            let parameters = (0..<random.below(20)).map { _ in Array("0123456789;:;:".utf8)[random.below(14)] }
            var read = Style.plain
            read.take(parameters)
            #expect(read.parameters.count <= 16)
        }
    }
}
