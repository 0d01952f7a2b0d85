import RowText
import Testing

@testable import RowPicker

@Suite struct TextWindowTests {
    /// 100,000 characters of three bytes between two tabs.
    private static let row: [UInt8] = [0x61, 0x09] + Array(String(repeating: "関", count: 100_000).utf8) + [0x09, 0x62]
    private static let field = 2..<(row.count - 2)

    @Test func `a field of usual length is looked at whole`() {
        let window = TextWindow(of: 2..<8, in: Array("a\t関東\tb".utf8), showing: [0..<1, 5..<8], lettering: .pictures)
        #expect(window.graphemes.map(\.text) == ["関", "東"])
        #expect(window.match == 5..<8)
        #expect(!window.isCutBefore && !window.isCutAfter)
    }

    @Test(arguments: [0, 1, 30_000, 150_000, 299_998])
    func `of a very long one the part around the match is, in whole characters`(place: Int) throws {
        let mark = (2 + place)..<(2 + place + 1)
        let window = TextWindow(of: Self.field, in: Self.row, showing: [mark], lettering: .pictures)
        #expect(window.match == mark)
        #expect(window.graphemes.allSatisfy { $0.text == "関" })
        #expect(window.graphemes.contains { $0.bytes.overlaps(mark) })
        #expect(window.graphemes.count < 10_000)
        let first = try #require(window.graphemes.first)
        let last = try #require(window.graphemes.last)
        #expect(window.isCutBefore == (first.bytes.lowerBound > Self.field.lowerBound))
        #expect(window.isCutAfter == (last.bytes.upperBound < Self.field.upperBound))
    }

    @Test func `a match in another field is none here`() {
        let window = TextWindow(of: 0..<1, in: Self.row, showing: [5..<8], lettering: .pictures)
        #expect(window.match == nil)
        #expect(window.graphemes.map(\.text) == ["a"])
    }
}
