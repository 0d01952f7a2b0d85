import Testing

@testable import RowPicker

@Suite struct ScrollbarTests {
    @Test(arguments: [(0, 7, 7, 7), (0, 3, 3, 7), (0, 0, 0, 7), (0, 0, 9, 0)])
    func `there is no bar where all is in sight, or nothing can be`(first: Int, inSight: Int, count: Int, height: Int) {
        #expect(Scrollbar(first: first, inSight: inSight, of: count).thumb(in: height).isEmpty)
    }

    @Test(arguments: 1...12)
    func `the thumb is within the bar, moves only forward, and touches an end only with the list`(height: Int) {
        for count in [height + 1, height + 2, 2 * height, 10 * height, 1_000_003] {
            let last = count - height
            let places = last < 300 ? Array(0...last) : [0, 1, 2, last / 3, last / 2, last - 2, last - 1, last]
            let thumbs = places.map { Scrollbar(first: $0, inSight: height, of: count).thumb(in: height) }
            #expect(Set(thumbs.map(\.count)).count == 1)
            #expect(thumbs.allSatisfy { !$0.isEmpty && $0.lowerBound >= 0 && $0.upperBound <= height })
            #expect(zip(thumbs, thumbs.dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound })
            #expect(thumbs.first?.lowerBound == 0)
            #expect(thumbs.last?.upperBound == height)
            let free = height - (thumbs.first?.count ?? 0)
            guard free > 1 else { continue }
            for (place, thumb) in zip(places, thumbs) where place > 0 && place < last {
                #expect(thumb.lowerBound > 0 && thumb.upperBound < height)
            }
        }
    }

    @Test func `a list of which half is in sight has a thumb of half the bar`() {
        #expect(Scrollbar(first: 0, inSight: 10, of: 20).thumb(in: 10) == 0..<5)
        #expect(Scrollbar(first: 10, inSight: 10, of: 20).thumb(in: 10) == 5..<10)
    }

    @Test func `the bar of a list that goes up begins at its bottom`() {
        let picker = PlayedPicker(SampleRows.numbered(1...14), width: 30) { $0.layout = .bottomUp }
        #expect(picker.lines[1] == "   row 7")
        #expect(picker.lines[7] == " ▌ row 1                     ▐")
    }
}
