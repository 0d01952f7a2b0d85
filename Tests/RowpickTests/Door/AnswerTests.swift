import RowKeys
import RowOptions
import RowStore
import Testing

@testable import rowpick

@Suite struct AnswerTests {
    /// One byte in it is no UTF-8.
    private static let row: [UInt8] = Array("JP\tJapan\tcaf".utf8) + [0xE9] + Array("\t\t A3 ".utf8)
    private static let cafe: [UInt8] = Array("caf".utf8) + [0xE9]

    private static func options(_ words: [String], guise: Guise = .rowpick) throws -> Options {
        let command = try parseOptions(words.map { Array($0.utf8) }, guise: guise)
        guard case .pick(let options) = command else {
            Issue.record("\(words) asks for no picking")
            return Options(guise: guise)
        }
        return options
    }

    private static func printed(_ row: [UInt8], _ words: [String], guise: Guise = .rowpick) throws -> [UInt8] {
        var answer = Answer(options: try options(words, guise: guise))
        answer.add(row, id: RowID(41), query: "jap", key: "ctrl-x")
        return answer.bytes
    }

    @Test(
        arguments: [
            ([], row), (["--print", "row"], row), (["--print", "index"], Array("42".utf8)),
            (["--print", "code"], Array("JP".utf8)), (["--print", "name"], Array("Japan".utf8)),
            (["--print", "code,name"], Array("JP\tJapan".utf8)), (["--print", "name,code"], Array("Japan\tJP".utf8)),
            (["--print", "3"], cafe), (["--print", "3,1"], cafe + Array("\tJP".utf8)), (["--print", "4"], []),
            (["--print", "5"], Array(" A3 ".utf8)), (["--print", "6"], []),
            (["--print", "1,9,2"], Array("JP\t\tJapan".utf8)),
        ] as [([String], [UInt8])])
    func `a row is printed byte for byte as it was asked for`(words: [String], expected: [UInt8]) throws {
        #expect(try Self.printed(Self.row, words) == expected + [0x0A])
    }

    @Test(
        arguments: [
            ("areaCode:{code}, areaName:{name}", Array("areaCode:JP, areaName:Japan".utf8)),
            ("{1}{2}{3}", Array("JPJapan".utf8) + cafe), ("{row}", row),
            ("{index}: {query} {key}", Array("42: jap ctrl-x".utf8)),
            ("{9}", []), ("{{{code}}}", Array("{JP}".utf8)), (#"{code}\t\n\0\\"#, Array("JP\t\n\0\\".utf8)), ("", []),
        ] as [(String, [UInt8])])
    func `a format is filled in, bytes unchanged`(format: String, expected: [UInt8]) throws {
        #expect(try Self.printed(Self.row, ["--format", format]) == expected + [0x0A])
    }

    @Test(
        arguments: [
            ([], "main"), (["--print", "code"], "main"), (["--print", "name"], "main"),
            (["--print", "code,name"], "main\tmain"), (["--print", "3"], ""),
            (["--format", "{code}={name}"], "main=main"),
            (["--format", "{3}"], ""),
        ] as [([String], String)])
    func `a row of one field is its own code and name`(words: [String], expected: String) throws {
        #expect(try Self.printed(Array("main".utf8), words) == Array((expected + "\n").utf8))
    }

    @Test func `a blank row is a line`() throws {
        #expect(try Self.printed([], []) == [0x0A])
        #expect(try Self.printed([], ["--print", "code,name"]) == [0x09, 0x0A])
    }

    @Test(arguments: [
        (",", "a,b,c", "b"), ("::", "a::b::c", "b"), (#"\t"#, "a\tb,c", "b,c"), (",", "a,  x y  ,z", "  x y  "),
    ])
    func `another delimiter parts other fields`(delimiter: String, row: String, name: String) throws {
        let words = ["--delimiter", delimiter, "--print", "name"]
        #expect(try Self.printed(Array(row.utf8), words) == Array((name + "\n").utf8))
    }

    @Test(
        arguments: [
            ([], "JP\tJapan", #"{"code":"JP","name":"Japan","details":[],"row":"JP\tJapan","index":42}"#),
            (["-d", ","], "a\t,b,,c", #"{"code":"a\t","name":"b","details":["","c"],"row":"a\t,b,,c","index":42}"#),
            ([], "main", #"{"code":"main","name":"main","details":[],"row":"main","index":42}"#),
            ([], "", #"{"code":"","name":"","details":[],"row":"","index":42}"#),
        ] as [([String], String, String)])
    func `as JSON it is an object of code, name, details, row and index`(
        words: [String], row: String, expected: String
    ) throws {
        #expect(try Self.printed(Array(row.utf8), words + ["--print", "json"]) == Array((expected + "\n").utf8))
    }

    @Test func `in the guise of fzf a row as JSON is a plain line`() throws {
        let expected = #"{"code":"a\tb","name":"a\tb","details":[],"row":"a\tb","index":42}"# + "\n"
        #expect(try Self.printed(Array("a\tb".utf8), ["--print", "json"], guise: .fzf) == Array(expected.utf8))
    }

    @Test func `in the guise of fzf a row is a plain line`() throws {
        #expect(try Self.printed(Self.row, [], guise: .fzf) == Self.row + [0x0A])
    }

    @Test func `lines end with NUL where it was asked for`() throws {
        #expect(try Self.printed(Array("a\tb".utf8), ["--print0"]) == Array("a\tb\0".utf8))
        #expect(try Self.printed([], ["--print0", "--print", "json"]).suffix(2) == [UInt8(ascii: "}"), 0x00])
        var answer = Answer(options: try Self.options(["--print0", "--print-query"]))
        answer.add(query: "q")
        answer.add(Array("r".utf8), id: RowID(0), query: "q", key: "enter")
        #expect(answer.bytes == Array("q\0r\0".utf8))
    }

    @Test(arguments: [([], ""), (["--print-query"], "関東\n")] as [([String], String)])
    func `the query comes first, where it was asked for`(words: [String], expected: String) throws {
        var answer = Answer(options: try Self.options(words))
        answer.add(query: "関東")
        #expect(answer.bytes == Array(expected.utf8))
    }

    @Test(
        arguments: [
            ([], .key(.enter), ""), (["--expect=f1"], .key(.enter), "\n"),
            (["--expect=f1,F2"], .key(.function(2)), "F2\n"),
            (["--expect=return"], .key(.enter), "return\n"), (["--expect=f1"], .clickOnDone, "\n"),
            (["--expect=f1"], .doubleClick, "\n"), (["--expect=double-click"], .doubleClick, "double-click\n"),
            (["--expect=f1"], .nobody, "\n"), (["--expect=f1", "--print0"], .key(.function(1)), "f1\0"),
            (["--expect=f1", "--no-expect"], .key(.function(1)), ""),
        ] as [([String], Chooser, String)])
    func `an expected key is named as it was expected`(words: [String], chooser: Chooser, expected: String) throws {
        var answer = Answer(options: try Self.options(words))
        answer.add(chooser)
        #expect(answer.bytes == Array(expected.utf8))
    }

    @Test(
        arguments: [
            [], ["--print0"], ["--print", "index"], ["--print", "code"], ["--print", "json"],
            ["--format", "{row}|{code}|{index}|{query}"],
        ])
    func `many rows are added as each of them is`(words: [String]) throws {
        let texts = ["JP\tJapan", "", "caf\u{E9}\tx", "JP\tJapan"]
        let rows = Rows()
        var splitter = RowSplitter(lineEnd: .newline)
        if let chunk = splitter.take(ContiguousArray(texts.map { $0 + "\n" }.joined().utf8)) { rows.append(chunk) }
        let order: ContiguousArray = [RowID(2), RowID(1), RowID(3), RowID(0)]
        var together = Answer(options: try Self.options(words))
        #expect(together.add(order, of: rows.snapshot(), query: "jap", upTo: .max) == 4)
        var oneByOne = Answer(options: try Self.options(words))
        for row in order { oneByOne.add(Array(texts[row.index].utf8), id: row, query: "jap", key: "") }
        #expect(together.bytes == oneByOne.bytes)
        together.removeAll()
        #expect(together.add(order, of: rows.snapshot(), query: "jap", upTo: 1) == 1)
    }
}
