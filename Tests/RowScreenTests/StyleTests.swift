import Testing

@testable import RowScreen

@Suite struct StyleTests {
    static let table: [(Style, String)] = [
        (.plain, ""), (Style(isBold: true), "1"), (Style(isDim: true, isReversed: true), "2;7"),
        (Style(isItalic: true, isUnderlined: true, isStruck: true), "3;4;9"),
        (Style(foreground: .green), "32"), (Style(background: .green), "42"), (Style(foreground: .brightWhite), "97"),
        (Style(background: .brightBlack), "100"), (Style(foreground: .indexed(208), isBold: true), "1;38;5;208"),
        (Style(background: .exact(red: 255, green: 0, blue: 7)), "48;2;255;0;7"),
    ]

    @Test(arguments: table)
    func `a style is sent as these parameters`(style: Style, parameters: String) {
        #expect(style.parameters.map(String.init).joined(separator: ";") == parameters)
    }

    @Test func `a blank that looks plain is plain`() {
        #expect(Cell(" ", style: Style(foreground: .red, isBold: true)) == .blank)
        #expect(Cell(" ", style: Style(isUnderlined: true)) != .blank)
        #expect(Cell(" ", style: Style(background: .red)) != .blank)
    }
}
