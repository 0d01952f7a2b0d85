import RowScreen
import Testing

@testable import RowPicker

@Suite struct AreasTests {
    private static func areas(_ height: Int, _ layout: Layout = .reverse, header: Int = 0, heads: Int = 0) -> Areas {
        Areas(
            in: Rectangle(height: height, width: 9), layout: layout,
            header: Header(String(repeating: "x\n", count: header)),
            heads: heads)
    }

    /// A letter a line: bar, prompt, header, heads of columns, list.
    private static func drawn(_ areas: Areas, height: Int) -> String {
        var parts: [(Character, Rectangle)] = [
            ("p", areas.prompt), ("h", areas.header), ("c", areas.heads), ("l", areas.list),
        ]
        if let bar = areas.bar { parts.append(("b", bar)) }
        return String(
            (0..<height).map { line in
                let owners = parts.filter { $0.1.contains(Position(line: line, column: 4)) }
                return owners.count == 1 ? owners[0].0 : "?"
            })
    }

    @Test(arguments: [
        (1, 2, "p"), (2, 2, "pl"), (3, 2, "bpl"), (4, 2, "bpll"), (5, 2, "bplll"), (6, 2, "bphlll"),
        (7, 2, "bphhlll"), (8, 2, "bphhllll"), (8, 9, "bphhhlll"), (8, 0, "bpllllll"),
    ])
    func `what gives way first is the header, then rows, then the bar, then the last row`(
        height: Int, header: Int, drawn: String
    ) {
        #expect(Self.drawn(Self.areas(height, header: header), height: height) == drawn)
    }

    @Test(arguments: [(1, 2, "p"), (2, 2, "lp"), (3, 2, "blp"), (6, 2, "blllhp"), (8, 2, "bllllhhp")])
    func `with the prompt last the header is just above it`(height: Int, header: Int, drawn: String) {
        #expect(Self.drawn(Self.areas(height, .bottomUp, header: header), height: height) == drawn)
    }

    @Test(
        arguments: [
            (5, .reverse, "bplll"), (6, .reverse, "bpclll"), (7, .reverse, "bpcclll"), (8, .reverse, "bphcclll"),
            (5, .bottomUp, "blllp"), (6, .bottomUp, "blllcp"), (8, .bottomUp, "blllcchp"),
        ] as [(Int, Layout, String)])
    func `heads are next to the rows, and give way after the header`(height: Int, layout: Layout, drawn: String) {
        #expect(Self.drawn(Self.areas(height, layout, header: 1, heads: 2), height: height) == drawn)
    }

    @Test(arguments: [Layout.reverse, .bottomUp])
    func `every line is somebody's, and nobody's twice`(layout: Layout) {
        for height in 1...12 {
            for header in 0...10 {
                for heads in 0...4 {
                    let areas = Self.areas(height, layout, header: header, heads: heads)
                    #expect(!Self.drawn(areas, height: height).contains("?"))
                }
            }
        }
    }
}
