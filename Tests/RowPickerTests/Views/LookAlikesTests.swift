import RowScreen
import RowText
import TestSupport
import Testing

@testable import RowPicker

@Suite struct LookAlikesTests {
    private func list(_ rows: [[UInt8]], width: Int = 60, _ change: (inout Settings) -> Void = { _ in }) -> PlayedPicker
    {
        var picker = PlayedPicker([], width: width, isComplete: false, change)
        picker.arrive(bytes: ContiguousArray(rows.map { $0 + [0x0A] }.joined()), andEnd: true)
        return picker
    }

    private func lines(_ rows: [String], width: Int = 60, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
        Array(list(rows.map { Array($0.utf8) }, width: width, change).lines.dropFirst(2).prefix(rows.count))
    }

    @Test func `rows that would look alike are told apart, and no others`() {
        #expect(
            lines(["ab", "a\0b", "ab ", "ab\t", "other "]) == [" ▌ ab", "   a␀b", "   ab␣", "   ab⇥", "   other"])
        #expect(lines(["a\0b", "a␀b", "x\u{200B}"]) == [" ▌ a<00>b", "   a␀b", "   x\u{FFFD}"])
        #expect(lines(["1\tone", "1\tone\u{A0}", "2\ttwo"]) == [" ▌ 1⇥ one", "   1⇥ one<U+00A0>", "   2  two"])
        #expect(lines(["caf\u{E9}", "cafe\u{301}"]) == [" ▌ café", "   cafe<U+0301>"])
        #expect(lines(["a\tb", "a  b"]) == [" ▌ a⇥ b", "   a␣␣b"])
        #expect(lines(["", "\t", " "]) == [" ▌", "   ⇥", "   ␣"])
        #expect(lines(["a,b", "a  b"]) { $0.delimiter = [0x2C] } == [" ▌ a, b", "   a␣␣b"])
    }

    @Test func `rows that are the same look the same`() {
        #expect(lines(["ab ", "ab ", "ab "]) == [" ▌ ab", "   ab", "   ab"])
    }

    @Test func `a field that is not drawn makes no difference`() {
        #expect(lines(["1\tone\tx", "1\tone\ty"]) == [" ▌ 1  one", "   1  one"])
        #expect(lines(["1\tone", "2\tone "]) { $0.shown = [2] } == [" ▌ one", "   one␣"])
    }

    @Test func `a longer code pushes its name aside where it is drawn exactly`() {
        #expect(lines(["a\tone", "a\u{200B}\tone", "a\u{200C}\tone"]).last == "   a<U+200C>⇥ one")
    }

    @Test func `in ASCII the signs are ASCII`() {
        let found = lines(["ab", "ab ", "ab\t", "a\u{200B}", "a\u{FEFF}"]) { $0.signs = .ascii }
        #expect(found == [" > ab", "   ab_", "   ab^I", "   a<U+200B>", "   a<U+FEFF>"])
    }

    @Test func `what is cut off tells no rows apart, and none is drawn exactly for it`() {
        let long = String(repeating: "x ", count: 60)
        #expect(lines([long + " ", long + "2"], width: 20) == [" ▌ x x x x x x x …", "   x x x x x x x …"])
    }

    @Test func `signs are dim, and so told from text that reads the same`() {
        let picker = list([Array("first".utf8), Array("ab ".utf8), Array("ab".utf8)])
        #expect(picker.look(of: "␣", onLine: 3) == Style(isDim: true))
    }

    @Test func `no two different rows look alike that fit the width`() {
        var random = SeededGenerator(seed: 12)
        for _ in 0..<400 {
            let row = random.bytes(upTo: 4).filter { $0 != 0x0A && $0 != 0x0D }
            let other = random.changed(row)
            let picker = list([Array("first".utf8), row, other], width: 160)
            let (one, two) = (picker.cells(onLine: 3), picker.cells(onLine: 4))
            #expect((row == other) == (one == two), "\(row) \(other)")
        }
    }
}

extension PlayedPicker {
    fileprivate func cells(onLine line: Int) -> [Cell] {
        let grid = scene.grid
        // A blank is told from another by no person.
        return (0..<grid.width).map { column in
            let cell = grid[Position(line: line, column: column)]
            let isBlank = cell.width == 1 && cell.text.unicodeScalars.allSatisfy(\.isBlank)
            return isBlank ? Cell(" ", style: cell.style) : cell
        }
    }
}

extension SeededGenerator {
    /// The bytes with a small change that may not be seen; some of the time none.
    fileprivate mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
        let invisible = [" ", "\t", "\u{A0}", "\u{200B}", "\u{FE0F}", "\u{301}", "\0", "\u{3000}", "\u{AD}", ""]
        var changed = bytes
        let piece = Array(invisible[below(invisible.count)].utf8)
        let place = below(bytes.count + 1)
        let end = oneIn(3) ? min(place + 1 + below(2), bytes.count) : place
        changed.replaceSubrange(place..<max(place, end), with: piece)
        return changed
    }
}
