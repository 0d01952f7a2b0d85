import TestSupport
import Testing

struct ScreenReaderTests {
    private func reader(_ text: Written, _ size: String = "10x4") throws -> ScreenReader {
        var reader = ScreenReader(size: try #require(ScreenSize(size)))
        reader.read(text.bytes)
        return reader
    }

    @Test(
        arguments: [
            ("abc", ["abc", "", "", ""]),
            ("abc\r\ndef", ["abc", "def", "", ""]),
            ("abc\ndef", ["abc", "   def", "", ""]),
            ("abc\u{8}\u{8}X", ["aXc", "", "", ""]),
            ("a\tb", ["a       b", "", "", ""]),
            ("0123456789ab", ["0123456789", "ab", "", ""]),
            ("0123456789\rX", ["X123456789", "", "", ""]),
            ("\u{1b}[?7l0123456789ab", ["012345678b", "", "", ""]),
            ("\u{1b}[3;4Hx", ["", "", "   x", ""]),
            ("\u{1b}[Hx\u{1b}[4Gy\u{1b}[2dz", ["x  y", "    z", "", ""]),
            ("\u{1b}[99;99Hx", ["", "", "", "         x"]),
            ("\u{1b}[4Hx\u{1b}[2Ay\u{1b}[Bz\u{1b}[3Dw\u{1b}[2Cv", ["", " y", "w zv", "x"]),
            ("abcdef\u{1b}[3D\u{1b}[K", ["abc", "", "", ""]),
            ("abcdef\u{1b}[3D\u{1b}[1K", ["    ef", "", "", ""]),
            ("abc\u{1b}[2K", ["", "", "", ""]),
            ("a\r\nb\r\nc\u{1b}[2;1H\u{1b}[J", ["a", "", "", ""]),
            ("a\r\nb\r\nc\u{1b}[2;1H\u{1b}[1J", ["", "", "c", ""]),
            ("a\r\nb\u{1b}[2J", ["", "", "", ""]),
            ("a\r\nb\u{1b}[H\u{1b}[L", ["", "a", "b", ""]),
            ("a\r\nb\u{1b}[H\u{1b}[M", ["b", "", "", ""]),
            ("abc\u{1b}[H\u{1b}[2@", ["  abc", "", "", ""]),
            ("abc\u{1b}[H\u{1b}[2P", ["c", "", "", ""]),
            ("abcd\u{1b}[H\u{1b}[2X", ["  cd", "", "", ""]),
            ("a\u{1b}7\u{1b}[4;4H\u{1b}8b", ["ab", "", "", ""]),
            ("a\u{1b}D\u{1b}Db\u{1b}Mc", ["a", "  c", " b", ""]),
            ("\u{1b}[2;3r\u{1b}[2Ha\r\nb\r\nc", ["", "b", "c", ""]),
            ("a\u{1b}[?1049hb\u{1b}[?1049lc", ["ac", "", "", ""]),
        ] as [(Written, [String])])
    func `what is written is seen`(_ text: Written, _ lines: [String]) throws {
        let reader = try reader(text)
        #expect(reader.lines == lines)
        #expect(reader.problems == [])
    }

    @Test func `lines that scroll off the top are kept, but not those of the alternate screen`() throws {
        let reader = try reader("1\r\n2\r\n3\r\n4\r\n5\u{1b}[?1049h\u{1b}[4H\n\n\n\u{1b}[?1049l\r\n6")
        #expect(reader.scrollback == ["1", "2"])
        #expect(reader.lines == ["3", "4", "5", "6"])
    }

    @Test func `a full line does not scroll before the next character`() throws {
        #expect(try reader("\u{1b}[4H0123456789").scrollback == [])
        #expect(try reader("\u{1b}[4H0123456789x").scrollback == [""])
    }

    @Test(
        arguments: [
            ("関東", "関東", 4), ("e\u{301}x", "e\u{301}x", 2), ("👍x", "👍x", 3), ("❤\u{fe0f}x", "❤\u{fe0f}x", 2),
            ("ﾊﾞ", "ﾊﾞ", 2),
            ("關\rx", "x", 1), ("関\u{8}x", " x", 2), ("─✕", "─✕", 2), ("각", "각", 2),
        ] as [(Written, String, Int)])
    func `characters take the cells they take in a terminal`(_ text: Written, _ line: String, _ column: Int) throws {
        let reader = try reader(text)
        #expect(reader.lines[0] == line)
        #expect(reader.cursor == ScreenReader.Position(line: 0, column: column))
    }

    @Test func `a wide character that does not fit goes to the next line`() throws {
        #expect(try reader("abc関", "4x2").lines == ["abc", "関"])
    }

    @Test func `the cells know how they look`() throws {
        let reader = try reader("a\u{1b}[1;32mb\u{1b}[22;39;7mc\u{1b}[0;2;38;5;9;48;2;1;2;3md\u{1b}[me\u{1b}[4:3;91mf")
        #expect(reader.looks(of: "a") == [Look()])
        #expect(reader.looks(of: "b") == [Look(attributes: [.bold], foreground: .indexed(2))])
        #expect(reader.looks(of: "c") == [Look(attributes: [.reversed])])
        let mixed = Look.Colour.mixed(red: 1, green: 2, blue: 3)
        #expect(reader.looks(of: "d") == [Look(attributes: [.dim], foreground: .indexed(9), background: mixed)])
        #expect(reader.looks(of: "ef") == [Look(), Look(attributes: [.underlined], foreground: .indexed(9))])
        #expect(reader.looks(of: "fa") == [])
    }

    @Test func `questions are answered`() throws {
        #expect(try reader("ab\r\nc\u{1b}[6n").replies == Array("\u{1b}[2;2R".utf8))
        #expect(try reader("\u{1b}[18t").replies == Array("\u{1b}[8;4;10t".utf8))
        #expect(try reader("\u{1b}[?25$p\u{1b}[?2004$p").replies == Array("\u{1b}[?25;1$y\u{1b}[?2004;2$y".utf8))
    }

    @Test(
        arguments: [
            "\u{1b}[5Z", "\u{1b}[?31h", "\u{1b}]0;title\u{7}", "\u{1b}P1$r\u{1b}\\", "\u{1b}c", "\u{1b}[>4;1m", "\0",
            "\u{1b}[3J",
            "\u{1b}[\u{1}", "\u{1b}[c", "\u{9b}1m",
        ] as [Written])
    func `what a picker has no use for is a problem`(_ text: Written) throws {
        #expect(try reader(text).problems.count == 1)
    }

    @Test(arguments: [[0xff], [0xe9, 0x20], [0xc0, 0xaf], [0xed, 0xa0, 0x80]] as [[UInt8]])
    func `bytes that are not UTF-8 are a problem`(_ bytes: [UInt8]) {
        var reader = ScreenReader(size: ScreenSize(columns: 4, lines: 1))
        reader.read(bytes)
        #expect(!reader.problems.isEmpty)
    }

    @Test func `bytes may come one by one`() throws {
        let text: Written = "a\u{1b}[2;3H関\u{1b}[1mx\u{1b}[m"
        var single = try reader("")
        for byte in text.bytes { single.read([byte]) }
        #expect(single.lines == (try reader(text)).lines)
        #expect(single.leftovers == [])
    }

    @Test(
        arguments: [
            ("1\r\n2\r\n3\r\n4\r\n5", "10x2", ["4", "5"], ["1", "2", "3"]),
            ("1\r\n2", "10x2", ["1", "2"], []),
            ("1\r\n2\r\n3\r\n4\r\n5", "10x5", ["1", "2", "3", "4", "5"], []),
            ("1\r\n2", "10x5", ["1", "2", "", "", ""], []),
            ("012345678", "4x4", ["0123", "", "", ""], []),
            ("abc関", "4x4", ["abc", "", "", ""], []),
        ] as [(Written, String, [String], [String])])
    func `a screen gives lines to the past and takes them back`(
        _ text: Written, _ size: String, _ lines: [String], _ scrollback: [String]
    ) throws {
        var reader = try reader(text)
        reader.resize(to: try #require(ScreenSize(size)))
        #expect(reader.lines == lines)
        #expect(reader.scrollback == scrollback)
    }

    @Test func `a screen left as it was found has no leftovers`() throws {
        #expect(try reader("\u{1b}[?1049h\u{1b}[?1000h\u{1b}[1mx\u{1b}[m\u{1b}[?1000l\u{1b}[?1049l").leftovers == [])
    }

    @Test(
        arguments: [
            "\u{1b}[?1000h", "\u{1b}[?25l", "\u{1b}[?1049h", "\u{1b}[7m", "\u{1b}[1;2r", "\u{1b}[4 q", "\u{1b}[",
        ] as [Written])
    func `what was not put back is a leftover`(_ text: Written) throws {
        #expect(!(try reader(text)).leftovers.isEmpty)
    }

    @Test(arguments: ["1x1", "2x1", "1x3", "10x4"])
    func `whatever is written, the screen keeps its size and the cursor stays on it`(_ size: String) throws {
        let size = try #require(ScreenSize(size))
        var random = SeededGenerator(seed: UInt64(size.columns * 100 + size.lines))
        let pieces: [Written] = [
            "a", "関", "\u{301}", "\r", "\n", "\t", "\u{8}", "\u{1b}7", "\u{1b}8", "\u{1b}D", "\u{1b}M", "\u{1b}E",
            "\u{1b}[?7l", "\u{1b}[?7h", "\u{1b}[?1049h", "\u{1b}[?1049l", "\u{1b}[1;2r", "\u{1b}[r",
            "\u{1b}[99999999999H",
        ]
        var reader = ScreenReader(size: size)
        for _ in 0..<3000 {
            if Int.random(in: 0..<2, using: &random) == 0 {
                reader.read(pieces.randomElement(using: &random)?.bytes ?? [])
            } else {
                let number = Int.random(in: 0..<14, using: &random)
                let action = "ABCDEFGHJKLMPSTX@dmnsu`".randomElement(using: &random) ?? "m"
                reader.read(Array("\u{1b}[\(number);\(number / 2)\(action)".utf8))
            }
            try #require(reader.grid.count == size.lines && reader.grid.allSatisfy { $0.count == size.columns })
            try #require((0..<size.lines).contains(reader.cursor.line))
            try #require((0..<size.columns).contains(reader.cursor.column))
        }
    }
}
