import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct RowStylesTests {
    /// A picker with the pointer on a row before these.
    private func picker(_ rows: [String], _ change: (inout Settings) -> Void = { _ in }) -> PlayedPicker {
        PlayedPicker(["0\tfirst"] + rows, takesStyles: true, change)
    }

    @Test func `rows are drawn in the colours they bring, each row from the plain style on`() {
        let played = picker(["1\ta\u{1B}[31mred\u{1B}[42;4m both", "2\tplain"])
        #expect(Array(played.lines[3...4]) == ["   1  ared both", "   2  plain"])
        #expect(played.look(of: "ared", onLine: 3) == .plain)
        #expect(played.look(of: "red", onLine: 3) == Style(foreground: .red))
        #expect(played.look(of: " both", onLine: 3) == Style(foreground: .red, background: .green, isUnderlined: true))
        #expect(played.look(of: "plain", onLine: 4) == .plain)
        #expect(played.scene.grid[Position(line: 3, column: 40)] == .blank)
    }

    @Test func `a style that begins in one field goes on in the next`() {
        let played = picker(["\u{1B}[33m1\tone"])
        #expect(played.look(of: "1", onLine: 3) == Style(foreground: .yellow))
        #expect(played.look(of: "one", onLine: 3) == Style(foreground: .yellow))
    }

    @Test func `a code without a colour of its own stays dim, and one with a weight of its own has both`() {
        let played = picker(["1\t\u{1B}[31mone", "\u{1B}[3m2\ttwo"])
        #expect(played.look(of: "1", onLine: 3) == Style(isDim: true))
        #expect(played.look(of: "2", onLine: 4) == Style(isDim: true, isItalic: true))
    }

    @Test func `the current row is bold in its colours`() {
        var played = picker(["1\t\u{1B}[38;5;208mone"])
        played.press(.down)
        #expect(played.look(of: "one", onLine: 3) == Style(foreground: .indexed(208), isBold: true))
    }

    @Test func `what was matched is in the accent and underlined where the row has colours, on the row's ground`() {
        var played = picker(["1\t\u{1B}[32;44mone\u{1B}[m more"])
        played.type("'one")
        played.press(.down)
        #expect(
            played.look(of: "one", onLine: 2)
                == Style(foreground: .green, background: .blue, isUnderlined: true))
        played.press(.control("u"))
        played.type("'more")
        #expect(played.look(of: "more", onLine: 2) == Style(foreground: .green))
    }

    @Test func `without colours rows keep their weight and lines, and nothing looks like the current row`() {
        let played = picker(["1\t\u{1B}[1;4;7;31mone"]) { $0.theme = .plain }
        #expect(played.look(of: "one", onLine: 3) == Style(isBold: true, isUnderlined: true))
    }

    @Test func `what is searched, compared and measured is the text without escapes`() {
        var played = picker(["\u{1B}[31mJ\u{1B}[32mP\u{1B}[m\tJa\u{1B}[1mpan\u{1B}[m", "XJP\tother"])
        played.type("jp")
        #expect(played.marked(onLine: 2) == " ▌ JP   Japan")
        #expect(played.pointed == "JP\tJapan")
        played.press(.enter)
        #expect(played.picked == ["JP\tJapan"])
    }

    @Test func `a row that is scrolled to its match has its colours there`() {
        let long = String(repeating: "x", count: 200)
        var played = PlayedPicker(["\u{1B}[31m\(long)\u{1B}[34m end"], width: 30, takesStyles: true)
        played.type("'end")
        #expect(played.lines[2].hasSuffix("xx end"))
        #expect(played.look(of: "xx end", onLine: 2) == Style(foreground: .red, isBold: true))
    }

    @Test func `without being asked for, escapes are shown as controls`() {
        #expect(PlayedPicker(["a\u{1B}[31mb"]).lines[2] == " ▌ a␛[31mb")
    }
}
