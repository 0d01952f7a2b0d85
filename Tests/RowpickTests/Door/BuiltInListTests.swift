import RowOptions
import RowStore
import Testing

@testable import rowpick

private let data = Program.variable("ROWPICK_TEST_DATA").map { Folder(path: $0) }

@Suite struct BuiltInListTests {
    @Test(
        .enabled(if: data != nil, "needs rows in the folder ROWPICK_TEST_DATA"), arguments: BuiltInList.allCases)
    func `a list built in is the one in its file`(list: BuiltInList) throws {
        let file = try #require(data?.bytes(of: list.rawValue + ".tsv"))
        #expect(Array(list.text.utf8) == file)
    }

    @Test(arguments: [(BuiltInList.areas, 7, 2), (.prefectures, 47, 3)])
    func `a list built in has a code of its own in each row, and all its fields`(
        list: BuiltInList, rows: Int, fields: Int
    ) {
        let text = list.text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.last == "")
        let found = lines.dropLast().map { Fields(Array($0.utf8), delimiter: [0x09]) }
        #expect(found.count == rows)
        #expect(found.allSatisfy { $0.ranges.count == fields && $0.ranges.allSatisfy { !$0.isEmpty } })
        #expect(Set(lines.dropLast().map { $0.prefix { $0 != "\t" } }).count == rows)
    }
}
