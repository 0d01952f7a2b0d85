import Testing

@testable import RowPicker

@Suite struct ViewportTests {
    @Test(
        arguments: [
            ([0], [0]), ([6], [0]), ([7], [1]), ([49], [43]), ([49, 44], [43, 43]), ([49, 42], [43, 42]),
            ([20, 15, 10], [14, 14, 10]), ([10, 0], [4, 0]),
        ] as [([Int], [Int])])
    func `it moves as little as it takes to have a place in sight`(places: [Int], first: [Int]) {
        var viewport = Viewport()
        let seen = places.map { place in
            viewport.show(place, height: 7, count: 50)
            return viewport.first
        }
        #expect(seen == first)
    }

    @Test func `a list that has become shorter fills it from its end`() {
        var viewport = Viewport()
        viewport.show(49, height: 7, count: 50)
        viewport.show(9, height: 7, count: 10)
        #expect(viewport.first == 3)
        viewport.show(2, height: 7, count: 3)
        #expect(viewport.first == 0)
    }

    @Test func `a picker that has grown shows more of the end of the list`() {
        var viewport = Viewport()
        viewport.show(49, height: 7, count: 50)
        viewport.show(49, height: 10, count: 50)
        #expect(viewport.first == 40)
    }

    @Test func `shifting never goes before the start`() {
        var viewport = Viewport()
        viewport.shift(by: 5)
        #expect(viewport.first == 5)
        viewport.shift(by: -9)
        #expect(viewport.first == 0)
    }
}
