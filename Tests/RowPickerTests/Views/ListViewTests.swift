import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct ListViewTests {
    @Test func `what was matched is in the accent`() {
        var picker = PlayedPicker(SampleRows.areas)
        picker.type("海")
        #expect(picker.marked(onLine: 2) == " ▌ 1  北«海»道")
        #expect(picker.marked(onLine: 3) == "   4  東«海»・北陸・近畿")
    }

    @Test(
        arguments: [
            (60, ["✓  1  北海道", "✓▌ 2  東北", "   3  関東・信越"]), (20, ["✓  1  北海道", "✓▌ 2  東北", "   3  関東・信越"]),
            (19, [" ✓1  北海道", "▌✓2  東北", "  3  関東・信越"]),
        ] as [(Int, [String])])
    func `a sign stands beside each marked row, and nothing moves for it`(width: Int, lines: [String]) {
        var picker = PlayedPicker(SampleRows.areas, width: width) { $0.mostMarks = .max }
        let before = picker.lines[4]
        picker.press(.tab, .tab, .up)
        #expect(Array(picker.lines[2...4]) == lines)
        #expect(picker.lines[4] == before)
        #expect(picker.look(of: "✓", onLine: 2) == picker.model.settings.theme.marker)
    }

    @Test func `the picked row is the brightest, codes are dim`() {
        let picker = PlayedPicker(SampleRows.areas)
        #expect(picker.look(of: "北", onLine: 2)?.isBold == true)
        #expect(picker.look(of: "東", onLine: 3)?.isBold == false)
        #expect(picker.look(of: "2", onLine: 3)?.isDim == true)
        #expect(picker.look(of: "1", onLine: 2)?.isDim == false)
    }

    @Test func `a row of one field is drawn once, without a code column, among the others`() {
        let picker = PlayedPicker(["10\tten", "plain line", "2\ttwo", "", "\tnameless", "8\t"])
        #expect(
            picker.lines.dropFirst(2) == [
                " ▌ 10  ten",
                "   plain line",
                "   2   two",
                "",
                "       nameless",
                "   8",
            ])
    }

    @Test(
        arguments: [
            ([1, 2], "   b2  beta"), ([2], "   beta"), ([1], "   b2"), ([1, 2, 3], "   b2  beta   x2"),
            ([3, 1], "   x2   b2"), ([2, 9], "   beta"), ([9, 2], "   beta"),
        ] as [([Int], String)])
    func `the fields shown are drawn as columns`(shown: [Int], line: String) {
        let picker = PlayedPicker(["a\talpha\txx1", "b2\tbeta\tx2"]) { $0.shown = shown }
        #expect(picker.lines[3] == line)
    }

    @Test func `the code column is as wide as the widest seen, and stays so`() {
        var picker = PlayedPicker(["1\tone"] + (2...20).map { "\($0)\tx" } + ["123456\tlast"])
        #expect(picker.lines[2].hasPrefix(" ▌ 1  one"))
        picker.press(.end, .home)
        #expect(picker.lines[2].hasPrefix(" ▌ 1       one"))
    }

    @Test func `a column of which nothing is seen takes no room`() {
        #expect(PlayedPicker(["\tnameless", "\tanother"]).lines[3] == "   another")
        #expect(PlayedPicker(["1\tno", "2\tyes"], height: 3, width: 5).lines[2] == "▌ no▐")
        #expect(PlayedPicker(["1\tno", "2\tyes"], height: 3, width: 8).lines[2] == "▌ 1  no▐")
    }

    @Test func `the code column takes a third at most, and a longer code is cut there`() {
        let picker = PlayedPicker(["a-code-that-is-rather-long\tname"], width: 35)
        #expect(picker.lines[2] == " ▌ a-code-th…  name")
    }

    @Test func `a row found by a field that is not drawn shows it dimly`() {
        var picker = PlayedPicker(["JP\tJapan\tJPN\tNippon", "KR\tKorea\tKOR\tHanguk"])
        picker.type("nippon")
        #expect(picker.marked(onLine: 2) == " ▌ JP  Japan  «Nippon»")
        picker.press(.control("u"))
        picker.type("nip")
        #expect(picker.marked(onLine: 2) == " ▌ JP  Japan  «Nip»pon")
        #expect(picker.look(of: "pon", onLine: 2)?.isDim == true)
    }

    @Test func `a row found by what is drawn shows nothing else`() {
        var picker = PlayedPicker(["JP\tJapan\tJapanese"])
        picker.type("japan")
        #expect(picker.marked(onLine: 2) == " ▌ JP  «Japan»")
    }

    @Test(arguments: [
        ("", " ▌ start 0123456789 01234567890123…"),
        ("start", " ▌ «start» 0123456789 01234567890123…"),
        ("'end", " ▌ …89 01234567890123456789 the «end»"),
        ("'middle", " ▌ …6789 0123456789 «middle» 0123456…"),
    ])
    func `a row too wide is scrolled so that its match is seen`(query: String, line: String) {
        let digits = "0123456789 01234567890123456789"
        let text =
            query == "'middle" ? "start \(digits) 0123456789 middle 0123456789 \(digits)" : "start \(digits) the end"
        var picker = PlayedPicker([text], width: 37)
        picker.type(query)
        #expect(picker.marked(onLine: 2) == line)
    }

    @Test func `no half of a wide character is drawn at the edge`() {
        for width in 20...30 {
            let picker = PlayedPicker(["北海道東北関東信越東海北陸近畿", "x北海道東北関東信越東海北陸近畿"], width: width)
            #expect(picker.lines[2].hasSuffix("…"))
            #expect(picker.lines[3].hasSuffix("…"))
            #expect(picker.scene.grid.widths.allSatisfy { $0 <= width })
        }
    }

    @Test func `the ellipsis is ASCII where signs are`() {
        let picker = PlayedPicker(["0123456789012345678901234567890"], width: 24) { $0.signs = .ascii }
        #expect(picker.lines[2] == " > 01234567890123456..")
    }

    @Test func `controls and escape sequences of a row are shown, not sent`() {
        let picker = PlayedPicker(["a\tx\u{1B}[31my\u{202E}z\u{7}"])
        let text = picker.lines.joined()
        #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0.value != 0x202E })
        #expect(picker.lines[2].hasPrefix(" ▌ a  x␛[31my"))
    }

    @Test func `bytes that are no UTF-8 are drawn as U+FFFD`() {
        var picker = PlayedPicker([], isComplete: false)
        picker.arrive(bytes: [0x31, 0x09, 0x63, 0x61, 0x66, 0xE9, 0x20, 0x6C, 0x0A], andEnd: true)
        #expect(picker.lines[2] == " ▌ 1  caf\u{FFFD} l")
    }

    @Test func `a row of 10 MB is drawn, whether its match is at the start or the end`() {
        var picker = PlayedPicker(["1\tstart " + String(repeating: "x", count: 10_000_000) + " end", "2\tshort"])
        let start = picker.lines[2]
        #expect(start.hasPrefix(" ▌ 1  start xxx"))
        #expect(start.hasSuffix("…"))
        picker.act(.edit(.insert("'end")))
        let end = picker.marked(onLine: 2)
        #expect(end.hasPrefix(" ▌ 1  …xxx"))
        #expect(end.hasSuffix("xx «end»"))
    }

    @Test func `a long row of bytes that begin no character is drawn`() {
        var picker = PlayedPicker([], isComplete: false)
        picker.arrive(bytes: ContiguousArray(repeating: 0x80, count: 100_000) + [0x0A], andEnd: true)
        #expect(picker.lines[2].hasPrefix(" ▌ \u{FFFD}\u{FFFD}\u{FFFD}"))
    }
}
