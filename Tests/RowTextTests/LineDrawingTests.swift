import Testing

@testable import RowText

@Suite struct LineDrawingTests {
    @Test(arguments: [
        ("lqk", "lqk"), ("\u{0E}lqk\u{0F}lqk", "┌─┐lqk"), ("\u{0E}`~{|}", "◆·π≠£"), ("\u{0E}ABC _日本", "ABC _日本"),
        ("\u{0E}q\u{1B}[1;31mq\u{1B}[0mq", "─\u{1B}[1;31m─\u{1B}[0m─"), ("\u{0E}q\u{1B}cq", "─\u{1B}c─"),
        ("\u{0E}q\u{0E}q\u{0F}\u{0F}q", "──q"), ("", ""), ("\u{0E}", ""), ("\u{0E}\u{1B}", "\u{1B}"),
    ])
    func `letters between shifts are the lines that a terminal draws for them`(text: String, spelled: String) {
        let bytes = LineDrawing.spelled(ContiguousArray(text.utf8))
        #expect(String(decoding: bytes, as: UTF8.self) == spelled)
    }
}
