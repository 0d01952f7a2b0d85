import RowScreen
import TestSupport
import Testing

@testable import RowPicker

@Suite struct RowFormTests {
    private static let rows = [
        "1\t北海道\t5181\tnorth", "2\tTohoku\t8453", "3\t関東・信越\t44211\tgreen tea", "4\tTokai", "only",
    ]

    private static func field(
        _ number: Int, _ side: RowForm.Place.Side = .left, width: Int = 0, most: Int = .max, style: Style = .plain,
        isDim: Bool = false
    ) -> RowForm.Piece {
        var place = RowForm.Place(.field(number))
        place.side = side
        place.width = width
        place.most = most
        place.style = style
        place.isDim = isDim
        return .place(place)
    }

    private static func picker(
        _ pieces: RowForm.Piece..., rows: [String] = rows, width: Int = 40, typing query: String = "",
        _ change: (inout Settings) -> Void = { _ in }
    ) -> PlayedPicker {
        var picker = PlayedPicker(rows, width: width) {
            $0.form = RowForm(pieces)
            change(&$0)
        }
        picker.type(query)
        return picker
    }

    private static func list(_ picker: PlayedPicker) -> [String] {
        Array(picker.lines.dropFirst(2).prefix(picker.model.matches))
    }

    @Test func `a row is drawn as the form says, in columns as they are seen`() {
        let picker = Self.picker(
            Self.field(2, width: 12), .literal(" ("), Self.field(1), .literal(") "), Self.field(3, .right, width: 6))
        #expect(
            Self.list(picker) == [
                " ▌ 北海道       (1)   5181",
                "   Tohoku       (2)   8453",
                "   関東・信越   (3)  44211",
                "   Tokai        (4)",
                "   only         (only)",
            ])
    }

    @Test func `text stands on the side that is named`() {
        let picker = Self.picker(
            .literal("|"), Self.field(2, .middle, width: 9), .literal("|"), Self.field(1, .right, width: 3),
            .literal("|"))
        #expect(Self.list(picker).prefix(3) == [" ▌ | 北海道  |  1|", "   | Tohoku  |  2|", "   |関東・信越|  3|"])
    }

    @Test func `what is wider than the most is cut, and never in the middle of a character`() {
        let picker = Self.picker(Self.field(2, .right, width: 8, most: 6), .literal("|"))
        #expect(Self.list(picker).prefix(3) == [" ▌   北海道|", "     Tohoku|", "     関東… |"])
    }

    @Test func `the whole row and its number have places, too`() {
        var number = RowForm.Place(.index)
        number.side = .right
        number.width = 3
        let picker = Self.picker(.place(number), .literal(". "), .place(RowForm.Place(.row)), rows: ["b\tB", "a"])
        #expect(Self.list(picker) == [" ▌   1. b       B", "     2. a"])
    }

    @Test func `plain lines stand in the places of code and name`() {
        let picker = Self.picker(Self.field(1), .literal("/"), Self.field(2), .literal("/"), Self.field(3)) {
            $0.delimiter = nil
        }
        #expect(Self.list(picker).last == "   only/only/")
    }

    @Test func `what was matched is in the accent, in the place and nowhere else`() {
        let picker = Self.picker(Self.field(2), .literal("-o-"), Self.field(1), typing: "'o")
        #expect(picker.marked(onLine: 2) == " ▌ «o»nly-o-«o»nly")
        #expect(picker.marked(onLine: 3).hasPrefix("   T"))
    }

    @Test func `a row found by what has no place shows it dimly at the end`() {
        let picker = Self.picker(Self.field(2), .literal(" ("), Self.field(1), .literal(")"), typing: "tea")
        #expect(picker.marked(onLine: 2) == " ▌ 関東・信越 (3)  green «tea»")
        #expect(picker.look(of: "green", onLine: 2)?.isDim == true)
        #expect(
            Self.list(Self.picker(.place(RowForm.Place(.row)), typing: "tea"))[0]
                == " ▌ …関東・信越      44211   green tea")
    }

    @Test func `a row found by a place beyond the edge shows that`() {
        let picker = Self.picker(
            Self.field(2, width: 30), Self.field(4), rows: Self.rows, width: 25, typing: "tea")
        #expect(picker.marked(onLine: 2) == " ▌ 関東・信…  green «tea»")
    }

    @Test(arguments: 1...40)
    func `at every width nothing is drawn beside its room, and what is cut says so`(width: Int) {
        let picker = Self.picker(
            Self.field(2, width: 12), .literal(" ("), Self.field(1), .literal(")"), Self.field(3, .right, width: 7),
            width: width)
        #expect(picker.scene.grid.widths.allSatisfy { $0 <= width })
        let whole = "   関東・信越   (3)  44211"
        let line = picker.lines[4]
        if width >= 28 { #expect(line == whole) }
        if (7..<28).contains(width) { #expect(line.hasSuffix("…")) }
    }

    @Test func `styles are those named, and of the current row its own`() {
        let picker = Self.picker(
            Self.field(1, isDim: true), .literal(" "), Self.field(2, style: Style(foreground: .cyan, isItalic: true)),
            .literal(" "), Self.field(3, style: Style(foreground: .red), isDim: true))
        #expect(picker.look(of: "2", onLine: 3) == Style(isDim: true))
        #expect(picker.look(of: "Tohoku", onLine: 3) == Style(foreground: .cyan, isItalic: true))
        #expect(picker.look(of: "8453", onLine: 3) == Style(foreground: .red, isDim: true))
        #expect(picker.look(of: "北海道", onLine: 2) == Style(foreground: .cyan, isBold: true, isItalic: true))
    }

    @Test func `without colours the weights stay`() {
        let picker = Self.picker(
            Self.field(2, style: Style(foreground: .cyan, isBold: true, isUnderlined: true, isReversed: true)),
            .literal(" "), Self.field(1, style: Style(foreground: .red), isDim: true)
        ) { $0.theme = .plain }
        #expect(picker.look(of: "Tohoku", onLine: 3) == Style(isBold: true, isUnderlined: true))
        #expect(picker.look(of: "2", onLine: 3) == Style(isDim: true))
    }

    @Test func `what was matched is seen in a place of any colour`() {
        let picker = Self.picker(Self.field(2, style: Style(foreground: .green)), typing: "'hoku")
        let theme = picker.model.settings.theme
        #expect(picker.look(of: "hoku", onLine: 2)?.foreground == theme.currentMatch.foreground)
        #expect(picker.look(of: "hoku", onLine: 2)?.isUnderlined == true)
    }

    @Test func `rows that would look alike are told apart`() {
        let rows = ["ab\tc", "a\tbc", "d\te ", "d\te"]
        let side = Self.picker(Self.field(1), Self.field(2), rows: rows)
        #expect(Self.list(side) == [" ▌ ab⇥c", "   a⇥bc", "   d⇥e␣", "   d⇥e"])
        let right = Self.picker(Self.field(2, .right, width: 5), .literal("."), rows: ["1\t x", "2\tx"])
        #expect(Self.list(right) == [" ▌  x   .", "   x    ."])
        let same = Self.picker(Self.field(2), .literal("."), rows: ["1\tx", "2\tx"])
        #expect(Self.list(same) == [" ▌ x.", "   x."])
    }

    @Test func `no two rows that differ in what is drawn look alike`() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let texts = (0..<6).map { _ in
                (0..<3).map { _ in Self.letters.randomElement(using: &random) ?? "" }.joined()
            }
            let rows = Array(Set(texts)).sorted()
            let picker = Self.picker(
                Self.field(1, .right, width: 4), .literal("a"), Self.field(2, width: 3), rows: rows, width: 60)
            let lines = Self.list(picker).map { $0.replacing("▌", with: " ") }
            let drawn = rows.map { row in
                let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
                return fields.count == 1 ? [row, row] : fields.prefix(2).map(String.init)
            }
            for (first, one) in drawn.enumerated() {
                for (second, other) in drawn.enumerated() where second > first && one != other {
                    #expect(lines[first] != lines[second], "\(rows)")
                }
            }
        }
    }

    private static let letters = ["a", "b", "\t", "\t", " ", "\u{200B}"]

    @Test func `in plain mode the fields with places are read out`() {
        let played = PlayedDialogue(["1\tone\tx", "2\ttwo\ty"]) {
            $0.form = RowForm([Self.field(3), .literal(": "), Self.field(2)])
            $0.shown = [3, 2]
        }
        #expect(played.written.contains("1) x, one\n2) y, two\n"))
    }
}
