import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct TableViewTests {
    private static func table(
        _ rows: [String], height: Int = 12, width: Int = 40, heads: Int = 0, isComplete: Bool = true,
        _ change: (inout Settings) -> Void = { _ in }
    ) -> PlayedPicker {
        PlayedPicker(rows, height: height, width: width, isComplete: isComplete, heads: heads) {
            $0.view = .table
            $0.isFullScreen = true
            change(&$0)
        }
    }

    private static let countries = ["JP\tJapan\tJPN", "KR\tKorea, Republic of\tKOR", "TL\tTimor-Leste\tTLS"]

    @Test func `all fields stand in columns under their names, those that were given`() {
        let picker = Self.table(Self.countries) { $0.columnNames = ["CODE", "NAME", "A3"] }
        #expect(
            picker.lines[2..<6] == [
                "   CODE  NAME                A3",
                " ▌ JP    Japan               JPN",
                "   KR    Korea, Republic of  KOR",
                "   TL    Timor-Leste         TLS",
            ])
        #expect(picker.look(of: "NAME", onLine: 2) == picker.model.settings.theme.header)
    }

    @Test func `the last head line of the input names the columns, and those before it are lines above`() {
        let picker = Self.table(["All the countries", "CODE\tNAME\tA3"] + Self.countries, heads: 2)
        #expect(
            picker.lines[2..<5] == [
                "   All the countries",
                "   CODE  NAME                A3",
                " ▌ JP    Japan               JPN",
            ])
        #expect(picker.model.matches == 3)
    }

    @Test(
        arguments: [
            (nil, 0, "   1   2      3"), (["CODE"], 0, "   CODE  2      3"),
            (["", "N", "", "more"], 0, "       N           more"),
            (nil, 1, "   C   N      3"),
        ] as [([String]?, Int, String)])
    func `a column without a name has its number`(names: [String]?, heads: Int, line: String) {
        let picker = Self.table(["C\tN", "JP\tJapan\tJPN"], heads: heads) { $0.columnNames = names }
        #expect(picker.lines[2] == line)
    }

    @Test func `heads stay in a list, too, and are no rows`() {
        let picker = PlayedPicker(["CODE\tNAME", "1\tone", "2\ttwo"], heads: 1)
        #expect(picker.lines[2..<5] == ["   CODE  NAME", " ▌ 1     one", "   2     two"])
        #expect(picker.model.matches == 2)
    }

    @Test func `heads stay whatever is typed, and are never found`() {
        var picker = Self.table(["CODE\tNAME"] + Self.countries, heads: 1)
        picker.type("name")
        #expect(picker.model.matches == 0)
        #expect(picker.lines[2] == "   CODE  NAME                3")
    }

    @Test func `a column whose fields are all numbers stands to the right`() {
        let picker = Self.table(["a\t7\tx", "b\t1,024\t10", "c\t-3.5%\t"]) { $0.columnNames = ["K", "SIZE", "V"] }
        #expect(picker.lines[2..<6] == ["   K   SIZE  V", " ▌ a      7  x", "   b  1,024  10", "   c  -3.5%"])
    }

    @Test func `a column stays where it is while rows go by, and only gets wider`() {
        let rows = (1...60).map { "\($0)\t" + String(repeating: "n", count: $0 % 20) + "\tlast" }
        var picker = Self.table(rows, width: 60)
        var before = 0
        for _ in 0..<60 {
            picker.press(.down)
            let starts = Set(picker.lines[3...].map { $0.column(of: "last") ?? -1 })
            #expect(starts.count == 1)
            #expect(starts.first ?? -1 >= before)
            before = starts.first ?? 0
        }
    }

    @Test func `a field wider than a third of the line is cut where others have no room beside it`() {
        let long = String(repeating: "x", count: 60)
        let picker = Self.table(["1\t\(long)\t\(long)\tend"], width: 45)
        #expect(picker.lines[3] == " ▌ 1  xxxxxxxxxxxxxxxx…  xxxxxxxxxxxx…  end")
        let wide = Self.table(["1\t\(String(repeating: "x", count: 30))\tend"], width: 45)
        #expect(wide.lines[3] == " ▌ 1  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx  end")
    }

    @Test func `rows with fewer fields and with more, and lines without any, stand among the others`() {
        let picker = Self.table([
            "1\tone", "2\ttwo\tand more\tand still more", "a line without fields", "", "\tnameless",
        ])
        #expect(
            picker.lines[2..<8] == [
                "   1  2         3         4            …",
                " ▌ 1  one",
                "   2  two       and more  and still m…",
                "   a line without fields",
                "",
                "      nameless",
            ])
    }

    @Test func `the fields to show are the columns`() {
        let picker = Self.table(Self.countries) {
            $0.shown = [3, 2]
            $0.showsAllFields = false
            $0.columnNames = ["A3", "NAME"]
        }
        #expect(picker.lines[2..<4] == ["   A3   NAME", " ▌ JPN  Japan"])
    }

    @Test func `a row found by a field that is not drawn shows it dimly`() {
        var picker = Self.table(Self.countries) {
            $0.shown = [1, 2]
            $0.showsAllFields = false
        }
        picker.type("tls")
        #expect(picker.marked(onLine: 3) == " ▌ TL  Timor-Leste  «TLS»")
    }

    @Test func `what was matched is in the accent, in the column it is in`() {
        var picker = Self.table(Self.countries)
        picker.type("KOR")
        #expect(picker.marked(onLine: 3) == " ▌ KR  Korea, Republic of  «KOR»")
    }

    @Test func `heads are there before any row is, and where there is none`() {
        let given = Self.table([], isComplete: false) { $0.columnNames = ["CODE", "NAME"] }
        #expect(given.lines[2...].allSatisfy { $0.isEmpty || $0 == "   CODE  NAME" })
        #expect(given.lines[2] == "   CODE  NAME")
        let read = Self.table(["CODE\tNAME"], heads: 1)
        #expect(read.lines[2...3] == ["   CODE  NAME", "   no rows"])
    }

    @Test func `with the prompt last the heads are below the rows`() {
        let picker = Self.table(["CODE\tNAME", "1\tone", "2\ttwo"], height: 7, heads: 1) { $0.layout = .bottomUp }
        #expect(picker.lines == [picker.lines[0], "", "", "      2  two", " ▌    1  one", "   CODE  NAME", " ❯"])
    }

    @Test(arguments: [(20, 5), (20, 6), (3, 3), (1, 1), (500, 200), (2, 40)])
    func `on a terminal of any size nothing is drawn outside, and no half of a wide character`(width: Int, height: Int)
    {
        let rows = ["番号\t名前\t読み"] + (1...300).map { "\($0)\t北海道札幌市中央区\($0)\tホッカイドウサッポロシ\tx" }
        var picker = Self.table(rows, height: height, width: width, heads: 1)
        picker.press(.end)
        #expect(picker.scene.grid.widths.allSatisfy { $0 <= width })
        #expect(picker.lines.count == height)
        picker.type("中央")
        #expect(picker.scene.grid.widths.allSatisfy { $0 <= width })
    }
}

extension String {
    /// The column at which a text begins.
    fileprivate func column(of text: String) -> Int? {
        indices.first { self[$0...].hasPrefix(text) }.map { distance(from: startIndex, to: $0) }
    }
}
