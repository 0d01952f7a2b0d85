import RowKeys
import RowScreen
import RowStore
import Testing

@testable import RowPicker

@Suite struct SceneTests {
    @Test func `the sheet of the areas`() {
        let picker = PlayedPicker(SampleRows.areas) {
            $0.initial = Array("3".utf8)
            $0.title = "エリア選択"
            $0.placeholder = "エリアを選んでください"
            $0.words = .japanese
        }
        #expect(
            picker.lines == [
                " エリア選択                                7/7   [✕] [完了]",
                " ❯ エリアを選んでください",
                "   1  北海道",
                "   2  東北",
                " ▌ 3  関東・信越",
                "   4  東海・北陸・近畿",
                "   5  中国・四国",
                "   6  九州",
                "   7  沖縄",
            ])
    }

    @Test func `with the prompt last, the best row is just above it`() {
        let picker = PlayedPicker(["a\tone", "b\ttwo"], width: 40) { $0.layout = .bottomUp }
        #expect(
            picker.lines == [
                "                       2/2   [✕] [Done]",
                "",
                "   b  two",
                " ▌ a  one",
                " ❯",
            ])
    }

    @Test func `without Unicode everything of ours is ASCII`() {
        var picker = PlayedPicker(SampleRows.numbered(1...20), isComplete: false) { $0.signs = .ascii }
        picker.type("r")
        picker.press(.down)
        #expect(
            picker.lines == [
                "                                       - 20/20   [x] [Done]",
                " > r",
                "   row 1                                                   |",
                " > row 2                                                   |",
                "   row 3",
                "   row 4",
                "   row 5",
                "   row 6",
                "   row 7",
            ])
        #expect(picker.lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }

    @Test func `an empty input is said`() {
        let picker = PlayedPicker([], width: 40)
        #expect(
            picker.lines == [
                "                       0/0   [✕] [Done]",
                " ❯",
                "   no rows",
                "",
                "",
            ])
    }

    @Test func `a query that nothing matches is said, once the input has ended`() {
        var picker = PlayedPicker(["a"], width: 40, isComplete: false)
        picker.type("z")
        #expect(picker.lines[2].isEmpty)
        picker.end()
        #expect(picker.lines[2] == "   no row matches")
    }

    @Test func `that nothing matches is not said before all rows have been searched`() {
        let unsearched = PlayedPicker(["a", "z"], width: 40, answersAtOnce: false) { $0.query = "z" }
        #expect(unsearched.lines[2].isEmpty)
        var picker = PlayedPicker(["a", "b"], width: 40, answersAtOnce: false)
        picker.type("z")
        picker.answer(upTo: 1)
        #expect(picker.lines[2].isEmpty)
        picker.answer()
        #expect(picker.lines[2] == "   no row matches")
        picker.type("z")
        #expect(picker.lines[2] == "   no row matches")
    }

    @Test(arguments: [
        (1, 1), (1, 80), (2, 2), (2, 80), (3, 5), (3, 1), (5, 20), (24, 1), (24, 2), (24, 3), (24, 19), (24, 20),
        (6, 7),
    ])
    func `a small terminal has a picture as large as its picker`(height: Int, width: Int) {
        var picker = PlayedPicker(SampleRows.areas, height: height, width: width) { $0.title = "エリア選択" }
        for text in ["", "海", "海道zzzzzzzzzzzzzzzzzzzzzzz"] {
            picker.type(text)
            let grid = picker.scene.grid
            #expect(grid.size == Size(height: picker.model.height, width: width))
            #expect(picker.scene.cursor.map { (0..<width).contains($0.column) } == true)
        }
    }

    @Test(
        arguments: [
            (1, 1, ["❯"]),
            (1, 10, ["❯"]),
            (2, 4, ["❯", "▌ …▐"]),
            (3, 5, ["[✕] [", "❯", "▌ b…▐"]),
            (5, 20, ["   2/2   [✕] [Done]", " ❯", " ▌ branch", "   tag"]),
        ] as [(Int, Int, [String])])
    func `what is missing first where there are few lines is the bar, then the list`(
        height: Int, width: Int, lines: [String]
    ) {
        let picker = PlayedPicker(["branch", "tag"], height: height, width: width)
        #expect(picker.lines.prefix(lines.count) == lines[...])
    }

    @Test(arguments: 1...90)
    func `every width can be drawn, and nothing stands outside it`(width: Int) {
        for layout in [Layout.reverse, .bottomUp] {
            for signs in [Signs.unicode, .ascii, .narrow] {
                var picker = PlayedPicker(["1\t北海道\tx\ty", "単独", "\t", ""], width: width, isComplete: false) {
                    $0.layout = layout
                    $0.signs = signs
                    $0.title = "Título 選択"
                    $0.prompt = "どれ> "
                    $0.header = Header("どれ\tか\n\n選ぶ")
                    $0.shown = [1, 2, 3]
                }
                picker.type("海y")
                picker.press(.down, .left)
                #expect(picker.scene.grid.widths.allSatisfy { $0 <= width })
            }
        }
    }

    @Test func `every cell of the picker is owned, and none above or below it`() {
        let picker = PlayedPicker(SampleRows.areas)
        let targets = (-1...9).map { picker.scene.target(at: Position(line: $0, column: 5)) }
        #expect(
            targets == [.outside, .ground, .ground] + (0..<7).map { .row(RowID($0)) } + [.outside])
    }

    @Test func `the cursor stands in the query`() {
        var picker = PlayedPicker(SampleRows.areas)
        #expect(picker.scene.cursor == Position(line: 1, column: 3))
        picker.type("関a")
        #expect(picker.scene.cursor == Position(line: 1, column: 6))
        picker.press(.left, .left)
        #expect(picker.scene.cursor == Position(line: 1, column: 3))
        let below = PlayedPicker(SampleRows.areas) { $0.layout = .bottomUp }
        #expect(below.scene.cursor == Position(line: 8, column: 3))
    }
}
