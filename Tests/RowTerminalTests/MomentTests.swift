import Testing

@testable import RowTerminal

@Suite struct MomentTests {
    @Test func `time does not run backwards`() {
        var last = Moment.now
        for _ in 0..<10_000 {
            let now = Moment.now
            #expect(now >= last)
            last = now
        }
    }

    @Test(arguments: [(0, 0), (1, 1), (999, 1), (1000, 1), (1001, 2), (-1, 0), (-999, 0), (-1000, -1), (-2500, -2)])
    func `a wait is never too short`(microseconds: Int64, milliseconds: Int) {
        let start = Moment(microseconds: 5_000_000)
        let end = Moment(microseconds: 5_000_000 + microseconds)
        #expect(start.milliseconds(until: end) == milliseconds)
    }

    @Test func `later is more`() {
        let start = Moment(microseconds: 5)
        #expect(start.advanced(byMilliseconds: 2) == Moment(microseconds: 2005))
        #expect(start < start.advanced(byMilliseconds: 1))
        #expect(start > start.advanced(byMilliseconds: -1))
    }
}
