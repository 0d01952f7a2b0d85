import RowScreen
import Testing

@testable import RowPicker

@Suite struct HeightRuleTests {
    @Test(
        arguments: [
            (7, 24, 9), (0, 24, 5), (1, 24, 5), (3, 24, 5), (4, 24, 6), (100, 24, 9), (100, 50, 20), (18, 50, 20),
            (17, 50, 19), (100, 10, 5), (100, 12, 5), (100, 13, 5), (100, 15, 6),
        ])
    func `by itself it takes what the rows need, up to two fifths and no less than three rows`(
        rows: Int, screen: Int, lines: Int
    ) {
        #expect(HeightRule.standard.lines(for: rows, in: Size(height: screen, width: 80)) == lines)
    }

    @Test(
        arguments: [
            (.lines(12), false, false, 0, 12), (.lines(12), false, true, 3, 5), (.lines(4), false, true, 9, 4),
            (.lines(12), false, true, 99, 12),
            (.lines(3), true, false, 0, 21), (.lines(3), true, true, 99, 21), (.lines(3), true, true, 4, 6),
            (.lines(30), true, false, 0, 5), (.percent(50), false, false, 0, 12), (.percent(100), false, false, 0, 24),
            (.percent(25), true, false, 0, 18), (.percent(0), false, false, 0, 5),
        ] as [(HeightRule.Share, Bool, Bool, Int, Int)])
    func `it takes lines or a share, from either end, and keeps to them where it need not fit`(
        share: HeightRule.Share, isWhatStaysFree: Bool, fitsRows: Bool, rows: Int, lines: Int
    ) {
        let rule = HeightRule(share, isWhatStaysFree: isWhatStaysFree, fitsRows: fitsRows)
        #expect(rule.lines(for: rows, in: Size(height: 24, width: 80)) == lines)
    }

    @Test(
        arguments: [
            (.percent(40), true, 7, 1, 50, 10), (.percent(40), true, 7, 3, 50, 12), (.percent(40), true, 50, 3, 50, 20),
            (.percent(40), true, 0, 2, 24, 7), (.percent(40), true, 99, 1, 24, 9), (.percent(40), true, 99, 8, 24, 9),
            (.percent(10), true, 99, 8, 24, 8), (.percent(10), false, 0, 1, 24, 6),
            (.percent(50), false, 0, 2, 24, 12), (.lines(12), true, 3, 2, 24, 7), (.lines(12), true, 99, 2, 24, 12),
            (.lines(4), false, 99, 2, 24, 4),
        ] as [(HeightRule.Share, Bool, Int, Int, Int, Int)])
    func `a header makes it as many lines higher, within its share`(
        share: HeightRule.Share, fitsRows: Bool, rows: Int, header: Int, screen: Int, lines: Int
    ) {
        let rule = HeightRule(share, fitsRows: fitsRows)
        let header = Header(String(repeating: "x\n", count: header))
        #expect(rule.lines(for: rows, below: header, in: Size(height: screen, width: 80)) == lines)
    }

    @Test func `a picker grows with its rows and never shrinks`() {
        var picker = PlayedPicker(SampleRows.numbered(1...2), isComplete: false)
        #expect(picker.model.height == 5)
        picker.arrive(SampleRows.numbered(3...5))
        #expect(picker.model.height == 7)
        picker.type("nothing like it")
        #expect(picker.model.height == 7)
        picker.arrive(SampleRows.numbered(6...99))
        #expect(picker.model.height == 9)
        picker.act(.resized(Size(height: 20, width: 60)))
        #expect(picker.model.height == 9)
        picker.act(.resized(Size(height: 50, width: 60)))
        #expect(picker.model.height == 20)
    }

    @Test(arguments: [(1, 1), (3, 3), (5, 5), (30, 30)])
    func `a number of lines is taken as it is`(lines: Int, expected: Int) {
        let rule = HeightRule(.lines(lines), fitsRows: false)
        #expect(rule.lines(for: 7, in: Size(height: 24, width: 80)) == expected)
    }

    @Test(arguments: [(1, true), (5, true), (6, false), (24, false)])
    func `a terminal of under six lines is taken whole`(height: Int, isFullScreen: Bool) {
        let picker = PlayedPicker(SampleRows.areas, height: height)
        #expect(picker.model.isFullScreen == isFullScreen)
        #expect(picker.model.height == (isFullScreen ? height : min(9, max(5, height * 2 / 5))))
        #expect(picker.lines.count == picker.model.height)
    }

    @Test(arguments: [(12, 5, false), (5, 5, true), (50, 9, false), (8, 5, false)])
    func `the height is that of the terminal it appears on, whatever was believed of it before`(
        height: Int, lines: Int, isFullScreen: Bool
    ) {
        var picker = PlayedPicker(SampleRows.areas)
        picker.act(.appeared(Size(height: height, width: 60), at: Timestamp(milliseconds: 1)))
        #expect(picker.model.height == lines)
        #expect(picker.model.isFullScreen == isFullScreen)
    }

    @Test func `a whole screen is as high as the screen`() {
        var picker = PlayedPicker(SampleRows.areas) { $0.isFullScreen = true }
        #expect(picker.model.height == 24)
        picker.act(.resized(Size(height: 10, width: 60)))
        #expect(picker.model.height == 10)
    }

    @Test func `a shared screen keeps a line for what was there`() {
        var picker = PlayedPicker(SampleRows.numbered(1...99)) {
            $0.height = HeightRule(.percent(100), fitsRows: false)
        }
        #expect(picker.model.height == 23)
        picker.act(.resized(Size(height: 3, width: 60)))
        #expect(picker.model.height == 2)
    }
}
