import Testing

@testable import RowOptions

@Suite struct HelpTextTests {
    private let lines = HelpText.text.split(separator: "\n", omittingEmptySubsequences: false)

    @Test func `no line is longer than a hundred columns`() {
        #expect(lines.filter { $0.count > 100 } == [])
    }
}
