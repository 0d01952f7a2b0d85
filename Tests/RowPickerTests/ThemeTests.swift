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

    @Test(arguments: [(Theme.dark, Colour.brightGreen), (.light, .green), (.sixteen, .green)])
    func `a coloured look has one accent, on the terminal's own ground`(theme: Theme, accent: Colour) {
        let styles = theme.all
        #expect(Set(styles.map(\.foreground)) == [.standard, accent])
        #expect(Set(styles.map(\.background)) == [.standard])
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
            currentName, currentMatch, scrollbar, message,
        ]
    }
}
