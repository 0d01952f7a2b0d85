import RowScreen
import Testing

@testable import RowPicker

@Suite struct ThemeTests {
    @Test func `the plain look has no colours`() {
        var picker = PlayedPicker(SampleRows.numbered(1...50), isComplete: false) {
            $0.theme = .plain
            $0.title = "title"
        }
        picker.type("row")
        picker.press(.down)
        let grid = picker.scene.grid
        for line in 0..<grid.height {
            for column in 0..<grid.width {
                let style = grid[Position(line: line, column: column)].style
                #expect(style.foreground == .standard && style.background == .standard)
                #expect(!style.isItalic && !style.isStruck)
            }
        }
    }

    @Test(
        arguments: [
            (.dark, [.standard, .brightGreen]), (.light, [.standard, .green, .brightBlack]),
            (.sixteen, [.standard, .green]), (.plain, [.standard]),
        ] as [(Theme, Set<Colour>)])
    func `a look has one accent, on the terminal's own ground`(theme: Theme, colours: Set<Colour>) {
        #expect(Set(theme.all.map(\.foreground)) == colours)
        #expect(Set(theme.all.map(\.background)) == [.standard])
    }

    @Test(arguments: [Theme.light, .sixteen])
    func `what may be on a light ground has no bold colour, which many draw as the bright one`(theme: Theme) {
        for style in theme.all where style.foreground != .standard { #expect(!style.isBold && !style.isDim) }
    }

    @Test func `without colours the current row is reversed from end to end`() {
        for text in ["a\tb", "single", "a\t" + String(repeating: "long ", count: 30), "", "a\tb\thidden xyz"] {
            var picker = PlayedPicker([text], width: 40) { $0.theme = .plain }
            if text.hasSuffix("xyz") { picker.type("xyz") }
            for column in 3..<38 {
                #expect(picker.scene.grid[Position(line: 2, column: column)].style.isReversed)
            }
        }
    }

    @Test(arguments: [Theme.dark, .light, .sixteen, .plain])
    func `what has to be told apart looks different`(theme: Theme) {
        #expect(theme.match != theme.name)
        #expect(theme.currentMatch != theme.currentName)
        #expect(theme.currentName != theme.name)
        #expect(theme.waiting != theme.done)
        #expect(theme.code != theme.name)
    }
}

extension Theme {
    fileprivate var all: [Style] {
        [
            title, count, button, done, waiting, promptSign, query, placeholder, header, pointer, marker, code, name,
            match,
            currentCode,
            currentName, currentMatch, currentDetail, scrollbar, message,
        ]
    }
}
