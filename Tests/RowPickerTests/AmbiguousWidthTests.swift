import RowScreen
import RowText
import Testing

@testable import RowPicker

@Suite struct AmbiguousWidthTests {
    @Test func `once the terminal has shown that ambiguous characters are wide, all is drawn anew for it`() {
        var picker = PlayedPicker(["§①\tone", "a\ttwo"])
        #expect(picker.lines[2] == " ▌ §①  one")
        let effects = picker.act(.learned(areAmbiguousWide: true))
        #expect(effects == [.repaint])
        #expect(picker.lines[2] == " ❯ §①  one")
        #expect(picker.column(of: "one", onLine: 2) == 9)
        #expect(picker.column(of: "two", onLine: 3) == 9)
    }

    @Test func `what is learned as it was taken for changes nothing`() {
        var picker = PlayedPicker(["§①\tone"])
        #expect(picker.act(.learned(areAmbiguousWide: false)) == [])
    }

    @Test(arguments: [Signs.unicode, .narrow, .ascii])
    func `where ambiguous characters are wide no sign is one`(signs: Signs) {
        let wide = signs.on(wideAmbiguous: true)
        let all =
            [wide.prompt, wide.pointer, wide.marker, wide.ellipsis, wide.scrollbar, wide.close, wide.done]
            + wide.loading
        #expect(all.allSatisfy { $0.unicodeScalars.allSatisfy { !isAmbiguous($0) } })
    }
}
