import RowStore
import Testing

@testable import RowPicker

@Suite struct PlainDialogueTests {
    private static let prefectures = (1...47).map { "\($0 < 10 ? "0" : "")\($0)\tken \($0)" }

    @Test func `few rows are read out with a number each, and then it is asked for one`() {
        let played = PlayedDialogue(["JP\tJapan", "FR\tFrance"]) {
            $0.title = "Country"
            $0.placeholder = "Choose a country"
            $0.header = Header("code, name\nby code")
        }
        #expect(
            played.lines == [
                "Country", "Choose a country", "code, name", "by code", "2 rows:", "1) JP, Japan", "2) FR, France",
                "Number, or text to search: ",
            ])
        #expect(played.outcome == nil)
    }

    @Test func `heads are read out once, before the rows, and have no number`() {
        var played = PlayedDialogue(["CODE\tNAME\tA3", "JP\tJapan\tJPN", "FR\tFrance\tFRA"], heads: 1) {
            $0.view = .table
        }
        #expect(
            played.lines == [
                "CODE, NAME, A3", "2 rows:", "1) JP, Japan, JPN", "2) FR, France, FRA", "Number, or text to search: ",
            ])
        played.type("fra")
        #expect(played.lines[0] == "1 row matches \"fra\":")
        #expect(played.lines[1] == "1) FR, France, FRA")
    }

    @Test func `a number picks the row that was read out under it`() {
        var played = PlayedDialogue(SampleRows.areas)
        played.type("3")
        #expect(played.picked == ["3\t関東・信越"])
        #expect(played.written.isEmpty)
    }

    @Test func `other text searches, and numbers then mean what was found`() {
        var played = PlayedDialogue(SampleRows.areas)
        played.type("海")
        #expect(
            played.lines == [
                "2 rows match \"海\":", "1) 1, 北海道", "2) 4, 東海・北陸・近畿", "Number, or text to search: ",
            ])
        played.type("2")
        #expect(played.picked == ["4\t東海・北陸・近畿"])
    }

    @Test func `each search goes over all rows`() {
        var played = PlayedDialogue(SampleRows.areas)
        played.type("海")
        played.type("九")
        #expect(played.lines.first == "1 row matches \"九\":")
    }

    @Test func `of more than twenty rows only the number is told, and an empty line lists some`() {
        var played = PlayedDialogue(Self.prefectures)
        #expect(played.lines == ["47 rows.", "Text to search; Enter lists the first 20: "])
        played.type("")
        #expect(played.lines.first == "1) 01, ken 1")
        #expect(played.lines.count == 21)
        #expect(played.prompt == "Number, or text to search; Enter lists 20 more: ")
        played.type("")
        #expect(played.lines.first == "21) 21, ken 21")
        #expect(played.prompt == "Number, or text to search; Enter lists 7 more: ")
        played.type("")
        #expect(played.prompt == "Number, or text to search: ")
        played.type("2")
        #expect(played.picked == ["02\tken 2"])
    }

    @Test func `twenty rows are few`() {
        #expect(PlayedDialogue(SampleRows.numbered(1...20)).lines.count == 22)
        #expect(PlayedDialogue(SampleRows.numbered(1...21)).lines.count == 2)
    }

    @Test func `many matches are counted, not listed`() {
        var played = PlayedDialogue(Self.prefectures)
        played.type("ken")
        #expect(played.lines == ["47 rows match \"ken\".", "Text to search; Enter lists the first 20: "])
    }

    @Test func `before anything was read out a number is text`() {
        var played = PlayedDialogue(Self.prefectures)
        played.type("47")
        #expect(
            played.lines == [
                "1 row matches \"47\":", "1) 47, ken 47", "Number, or text to search; Enter takes 47, ken 47: ",
            ])
    }

    @Test func `a listed number wins over a code, and a code that is no listed number is found first`() {
        var played = PlayedDialogue(["9\ta", "1\tb 7", "7\tc"])
        played.type("1")
        #expect(played.picked == ["9\ta"])
        played = PlayedDialogue(["9\ta", "1\tb 7", "7\tc"])
        played.type("7")
        #expect(
            played.lines == [
                "2 rows match \"7\":", "1) 7, c", "2) 1, b 7", "Number, or text to search; Enter takes 7, c: ",
            ])
    }

    @Test(arguments: ["jp", "JP", " jp "])
    func `an empty line takes the row whose code was typed`(code: String) {
        var played = PlayedDialogue(["X\tjp", "JP\tJapan"]) { $0.rules.delimiter = [0x09] }
        played.type(code)
        #expect(played.prompt == "Number, or text to search; Enter takes JP, Japan: ")
        played.type("")
        #expect(played.picked == ["JP\tJapan"])
    }

    @Test func `an empty line takes the row where it was asked to begin, once it was read out`() {
        var played = PlayedDialogue(SampleRows.areas) { $0.initial = Array("3".utf8) }
        #expect(played.prompt == "Number, or text to search; Enter takes 3, 関東・信越: ")
        played.type("")
        #expect(played.picked == ["3\t関東・信越"])
    }

    @Test func `of many rows, too, it takes the one where it was asked to begin`() {
        var played = PlayedDialogue(Self.prefectures) { $0.initial = Array("13".utf8) }
        #expect(played.lines == ["47 rows.", "Text to search; Enter takes 13, ken 13: "])
        played.type("")
        #expect(played.picked == ["13\tken 13"])
    }

    @Test func `an empty line that was typed before the prompt takes nothing`() {
        var played = PlayedDialogue(SampleRows.areas) { $0.initial = Array("3".utf8) }
        played.type("", isEarly: true)
        #expect(played.lines == ["", "Number, or text to search; Enter takes 3, 関東・信越: "])
        #expect(played.outcome == nil)
    }

    @Test func `a number typed before the prompt picks, and ends the line of the prompt`() {
        var played = PlayedDialogue(SampleRows.areas)
        played.type("3", isEarly: true)
        #expect(played.written == "\n")
        #expect(played.picked == ["3\t関東・信越"])
    }

    @Test func `an empty line that takes nothing and lists nothing begins anew`() {
        var played = PlayedDialogue(SampleRows.areas)
        let opening = played.lines
        played.type("")
        #expect(played.lines == opening)
        played.type("海")
        played.type("")
        #expect(played.lines == opening)
        #expect(played.outcome == nil)
    }

    @Test func `begun anew, it offers again where it was asked to begin`() {
        var played = PlayedDialogue(SampleRows.areas) { $0.initial = Array("3".utf8) }
        played.type("海")
        #expect(played.prompt == "Number, or text to search: ")
        played.type("")
        #expect(played.prompt == "Number, or text to search; Enter takes 3, 関東・信越: ")
    }

    @Test func `what matches nothing is said, and numbers mean what they meant`() {
        var played = PlayedDialogue(SampleRows.areas)
        played.type("海")
        played.type("99")
        #expect(played.lines == ["No row matches \"99\".", "Number, or text to search: "])
        played.type("2")
        #expect(played.picked == ["4\t東海・北陸・近畿"])
        #expect(played.picker.model.query.text == "海")
    }

    @Test func `after a search in vain the rows found before are still listed as they were found`() {
        var played = PlayedDialogue((1...21).map { "\($0)\tname\thidden" })
        played.type("hidden")
        played.type("x")
        #expect(played.prompt == "Text to search; Enter lists the first 20: ")
        played.type("")
        #expect(played.lines.first == "1) 1, name, hidden")
    }

    @Test func `a query to begin with is the first search`() {
        let found = PlayedDialogue(SampleRows.areas) { $0.query = "九" }
        #expect(found.lines.first == "1 row matches \"九\":")
        var none = PlayedDialogue(SampleRows.areas) { $0.query = "x" }
        #expect(none.lines == ["No row matches \"x\".", "Text to search: "])
        none.type("")
        #expect(none.lines.first == "7 rows:")
    }

    @Test func `the only row is taken by an empty line`() {
        var played = PlayedDialogue(["one"])
        #expect(played.lines == ["1 row:", "1) one", "Number, or text to search; Enter takes one: "])
        played.type("")
        #expect(played.picked == ["one"])
    }

    @Test func `without any row there is nothing to ask`() {
        let played = PlayedDialogue([])
        #expect(played.lines == ["No rows.", ""])
        #expect(played.outcome == .nothing)
    }

    @Test func `the end of the file cancels, and ends the line of the prompt`() {
        var played = PlayedDialogue(SampleRows.areas)
        played.endFile()
        #expect(played.outcome == .cancelled)
        #expect(played.written == "\n")
    }

    @Test(arguments: [[0xFF, 0xFE], [0x00], Array(repeating: 0x61, count: 1 << 20)] as [[UInt8]])
    func `any bytes may be typed`(bytes: [UInt8]) {
        var played = PlayedDialogue(SampleRows.areas)
        played.type(bytes: bytes)
        #expect(played.outcome == nil)
        #expect(played.prompt.hasPrefix("Number, or text to search"))
        #expect(played.lines.allSatisfy { $0.utf8.count < 500 })
    }

    @Test func `several numbers pick in the order typed, where several may be picked`() {
        var played = PlayedDialogue(SampleRows.areas) { $0.mostMarks = 2 }
        #expect(played.prompt == "Numbers, or text to search: ")
        played.type("1,2,3")
        #expect(played.lines == ["At most 2 can be picked.", "Numbers, or text to search: "])
        played.type("7 2")
        #expect(played.picked == ["7\t沖縄", "2\t東北"])
    }

    @Test func `a prompt of one's own stands before what may be typed`() {
        let played = PlayedDialogue(SampleRows.areas) { $0.prompt = "Area> " }
        #expect(played.prompt == "Area> Number, or text to search: ")
    }

    @Test func `nothing but text and line feeds is written`() {
        var played = PlayedDialogue(["a\u{1B}[31m\tb\u{202E}\u{7}", "\u{85}\u{9B}", "c\r\td"]) {
            $0.title = "t\u{1B}c"
            $0.prompt = "p\u{7}"
            $0.placeholder = "\u{2028}"
        }
        for line in ["\u{1B}[A", "a", ""] {
            let controls = played.written.unicodeScalars.filter { scalar in
                scalar != "\n" && [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
            }
            #expect(controls.isEmpty)
            played.type(line)
        }
    }
}
