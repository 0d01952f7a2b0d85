import RowText
import Testing

@testable import RowMatch

struct NarrowNeedleTests {
    /// Whatever stands beside it: what the normal form makes of several characters is a matter of rows.
    @Test(arguments: [Folding.full, .accents, .none])
    func `every character that folds into one of ASCII is found as it`(folding: Folding) {
        var found = 0
        for scalar in (0x80...0x1_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
            let row = ContiguousArray(String(Character(scalar)).utf8)
            var text = FoldedText()
            text.refill(from: row, in: row.indices, folding: folding)
            guard text.units.count == 1 else { continue }
            let unit = text.units[0]
            for form in Set([unit, Folding.lowercased(unit)].map(folding.plain)) where 0x21...0x7E ~= form {
                found += 1
                let needle = NarrowNeedle(UInt8(form), ignoresCase: false, folding: folding)
                let place = needle.firstIndex(in: row.span, from: 0)
                #expect(place == 0, "\(scalar)")
            }
        }
        #expect(found > 0)
    }

    @Test(arguments: [("xéxe", "e", 1), ("xÉ", "e", 1), ("xж", "e", nil), ("東京都東京都東京都e", "e", 27), ("éé", "x", nil)])
    func `it stands where an accented letter does`(row: String, letter: Unicode.Scalar, place: Int?) {
        let needle = NarrowNeedle(UInt8(letter.value), ignoresCase: true, folding: .accents)
        let bytes = ContiguousArray(row.utf8)
        let found = needle.firstIndex(in: bytes.span, from: 0)
        #expect(found == place)
    }
}
