import RowText
import Testing

@testable import RowPicker

@Suite struct SignsTests {
    @Test func `no terminal disagrees about the width of a narrow sign`() {
        for sign in Signs.narrow.all {
            #expect(!sign.unicodeScalars.contains { isAmbiguous($0) }, "\(sign)")
        }
    }

    @Test func `ASCII signs are ASCII`() {
        for sign in Signs.ascii.all {
            #expect(sign.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(sign)")
        }
    }

    @Test(arguments: [Signs.unicode, .narrow, .ascii])
    func `the steps of loading are of one width, so that the count stays where it is`(signs: Signs) {
        let widths = signs.loading.map { $0.reduce(0) { $0 + displayWidth(of: $1) } }
        #expect(Set(widths) == [1])
    }

    @Test(arguments: [Signs.unicode, .narrow, .ascii])
    func `the signs beside the rows take one column`(signs: Signs) {
        for sign in [signs.prompt, signs.pointer, signs.marker, signs.scrollbar] {
            #expect(sign.reduce(0) { $0 + displayWidth(of: $1) } == 1)
        }
    }
}

extension Signs {
    fileprivate var all: [String] {
        [prompt, pointer, marker, ellipsis, scrollbar, close, done] + loading
    }
}
