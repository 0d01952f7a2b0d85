import RowKeys
import Testing

@Suite struct KeyDecoderTests {
    static let keys: [Spelling] = [
        Spelling("a", .character("a")), Spelling("é", .character("é")), Spelling("関", .character("関")),
        Spelling("😀", .character("😀")), Spelling(" ", .space),
        Spelling("\n", .enter), Spelling("\r", .control("j")), Spelling("\t", .tab), Spelling("\u{7F}", .backspace),
        Spelling([0x08], .control("h")), Spelling([0x00], .control(" ")), Spelling([0x03], .control("c")),
        Spelling([0x1A], .control("z")), Spelling([0x1C], .control("\\")), Spelling([0x1D], .control("]")),
        Spelling([0x1E], .control("^")), Spelling([0x1F], .control("/")),
        Spelling("\u{1B}x", .alt("x")), Spelling("\u{1B}X\u{1B}\\", nil), Spelling("\u{1B}é", .alt("é")),
        Spelling("\u{1B}\n", Key(.enter, .alt)), Spelling("\u{1B}\u{7F}", Key(.backspace, .alt)),
        Spelling([0x1B, 0x08], Key(.character("h"), [.alt, .control])), Spelling("\u{1B} ", .alt(" ")),
    ]

    static let named: [Spelling] = [
        Spelling("\u{1B}[A", .up), Spelling("\u{1B}[B", .down), Spelling("\u{1B}[C", .right),
        Spelling("\u{1B}[D", .left),
        Spelling("\u{1B}OA", .up), Spelling("\u{1B}OH", .home), Spelling("\u{1B}OF", .end),
        Spelling("\u{1B}[H", .home), Spelling("\u{1B}[1~", .home), Spelling("\u{1B}[7~", .home),
        Spelling("\u{1B}[F", .end), Spelling("\u{1B}[4~", .end), Spelling("\u{1B}[8~", .end),
        Spelling("\u{1B}[2~", .insert), Spelling("\u{1B}[3~", .delete), Spelling("\u{1B}[5~", .pageUp),
        Spelling("\u{1B}[6~", .pageDown), Spelling("\u{1B}[Z", .backTab), Spelling("\u{1B}OM", .enter),
        Spelling("\u{1B}Oq", .character("1")), Spelling("\u{1B}Ok", .character("+")),
        Spelling("\u{1B}[1;5A", Key(.up, .control)), Spelling("\u{1B}[1;2D", Key(.left, .shift)),
        Spelling("\u{1B}[1;8C", Key(.right, [.shift, .alt, .control])), Spelling("\u{1B}[3;5~", Key(.delete, .control)),
        Spelling("\u{1B}[5;3~", Key(.pageUp, .alt)), Spelling("\u{1B}\u{1B}[A", Key(.up, .alt)),
        Spelling("\u{1B}\u{1B}OA", Key(.up, .alt)), Spelling("\u{1B}\u{1B}[3~", Key(.delete, .alt)),
        Spelling("\u{1B}[a", Key(.up, .shift)), Spelling("\u{1B}Oa", Key(.up, .control)),
        Spelling("\u{1B}[3$", Key(.delete, .shift)), Spelling("\u{1B}[3^", Key(.delete, .control)),
        Spelling("\u{1B}[3@", Key(.delete, [.shift, .control])), Spelling("\u{1B}[1;1:2A", .up),
        Spelling("\u{1B}[1;1:3A", nil), Spelling("\u{1B}[3;1:3~", nil), Spelling("\u{1B}[1;9A", nil),
    ]

    static let functions: [Spelling] = [
        Spelling("\u{1B}OP", .function(1)), Spelling("\u{1B}OQ", .function(2)), Spelling("\u{1B}OR", .function(3)),
        Spelling("\u{1B}OS", .function(4)), Spelling("\u{1B}[P", .function(1)), Spelling("\u{1B}[R", .function(3)),
        Spelling("\u{1B}[11~", .function(1)), Spelling("\u{1B}[15~", .function(5)),
        Spelling("\u{1B}[17~", .function(6)),
        Spelling("\u{1B}[21~", .function(10)), Spelling("\u{1B}[23~", .function(11)),
        Spelling("\u{1B}[24~", .function(12)),
        Spelling("\u{1B}[25~", .function(13)), Spelling("\u{1B}[29~", .function(16)),
        Spelling("\u{1B}[34~", .function(20)),
        Spelling("\u{1B}[15;2~", Key(.function(5), .shift)), Spelling("\u{1B}[1;5P", Key(.function(1), .control)),
        Spelling("\u{1B}O5P", Key(.function(1), .control)), Spelling("\u{1B}[[A", .function(1)),
        Spelling("\u{1B}[[E", .function(5)), Spelling("\u{1B}[57376u", .function(13)),
    ]

    static let codePoints: [Spelling] = [
        Spelling("\u{1B}[99;5u", .control("c")), Spelling("\u{1B}[27u", .escape), Spelling("\u{1B}[13u", .enter),
        Spelling("\u{1B}[127u", .backspace), Spelling("\u{1B}[9u", .tab), Spelling("\u{1B}[9;2u", .backTab),
        Spelling("\u{1B}[97u", .character("a")), Spelling("\u{1B}[97;2u", .character("A")),
        Spelling("\u{1B}[97;1:3u", nil), Spelling("\u{1B}[97;1:2u", .character("a")), Spelling("\u{1B}[27;1:3u", nil),
        Spelling("\u{1B}[97:65;2u", .character("A")), Spelling("\u{1B}[50:34;2u", .character("\"")),
        Spelling("\u{1B}[97;65u", .character("A")), Spelling("\u{1B}[97;66u", .character("a")),
        Spelling("\u{1B}[97;;229u", .character("å")), Spelling("\u{1B}[0;;229u", .character("å")),
        Spelling("\u{1B}[1089::99;5u", .control("c")), Spelling("\u{1B}[1089::99u", .character("с")),
        Spelling("\u{1B}[97;9u", nil), Spelling("\u{1B}[13;2u", .enter), Spelling("\u{1B}[13;3u", Key(.enter, .alt)),
        Spelling("\u{1B}[32;5u", .control(" ")), Spelling("\u{1B}[106;5u", .control("j")),
        Spelling("\u{1B}[105;5u", .tab), Spelling("\u{1B}[109;5u", .enter), Spelling("\u{1B}[47;5u", .control("/")),
        Spelling("\u{1B}[120;4u", .alt("X")), Spelling("\u{1B}[67;6u", .control("c")),
        Spelling("\u{1B}[120;33u", .alt("x")),
        Spelling("\u{1B}[57417u", .left), Spelling("\u{1B}[57414u", .enter), Spelling("\u{1B}[57400u", .character("1")),
        Spelling("\u{1B}[57358u", nil), Spelling("\u{1B}[57344u", .escape), Spelling("\u{1B}[57357u", .end),
        Spelling("\u{1B}[57364;5u", Key(.function(1), .control)), Spelling("\u{1B}[57398u", .function(35)),
        Spelling("\u{1B}[99;69u", .control("c")), Spelling("\u{1B}[97;129u", .character("a")),
        Spelling("\u{1B}[13;193u", .enter), Spelling("\u{1B}[1;129A", .up), Spelling("\u{1B}[3;65~", .delete),
        Spelling("\u{1B}[97:65:99;2:1;65u", .character("A")), Spelling("\u{1B}[97:65:99;5:1u", .control("a")),
        Spelling("\u{1B}[57399u", .character("0")), Spelling("\u{1B}[57427u", nil), Spelling("\u{1B}[57454u", nil),
        Spelling("\u{1B}[57441;2u", nil), Spelling("\u{1B}[?1u", nil),
        Spelling("\u{1B}[55296u", nil), Spelling("\u{1B}[99999999999999999999u", nil), Spelling("\u{1B}[u", nil),
        Spelling("\u{1B}[133u", nil),
        Spelling("\u{1B}[27;5;99~", .control("c")), Spelling("\u{1B}[27;2;65~", .character("A")),
        Spelling("\u{1B}[27;5;13~", .enter), Spelling("\u{1B}[27;3;120~", .alt("x")),
        Spelling("\u{1B}[27;5;47~", .control("/")),
        Spelling("\u{1B}[0;;228:246u", gives: .text("äö")),
    ]

    static let swallowed: [Spelling] = [
        Spelling("\u{1B}[999;999z", nil), Spelling("\u{1B}[?1;2c", nil), Spelling("\u{1B}[>1;10;0c", nil),
        Spelling("\u{1B}P>|T(1)\u{1B}\\", nil), Spelling("\u{1B}_Gi=31;OK\u{1B}\\", nil),
        Spelling("\u{1B}[48;24;80;480;800t", nil), Spelling("\u{1B}[8;0;80t", nil), Spelling("\u{1B}[9;24;80t", nil),
        Spelling("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", nil),
        Spelling("\u{1B}]11;rgb:0000/0000/0000\u{07}", nil), Spelling("\u{1B}^private\u{1B}\\", nil),
        Spelling("\u{1B}]0;té\u{1B}\\", nil), Spelling("\u{1B}[3n", nil), Spelling("\u{1B}[0n", gives: .statusReport),
        Spelling("\u{1B}[201~", nil), Spelling("\u{1B}[99~", nil), Spelling("\u{1B}Oz", nil),
        Spelling("\u{1B}[[Z", nil),
        Spelling("\u{1B}[M !!", nil), Spelling([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x80], nil),
        Spelling([0x1B, 0x5B, 0x4D, 0x20, 0x00, 0x21], nil), Spelling("\u{1B}[32;10;10M", nil),
        Spelling("\u{1B}[?12;40R", nil), Spelling("\u{1B}[1;2;3R", nil), Spelling("\u{1B}[0;1R", nil),
        Spelling("\u{1B}[ q", nil), Spelling("\u{1B}[" + String(repeating: " ", count: 40) + "A", nil),
        Spelling("\u{1B}[1/9;2A", nil), Spelling("\u{1B}O" + String(repeating: "9", count: 40) + "P", nil),
        Spelling("\u{1B}O9P", nil),
        Spelling("\u{1B}[?1;2$z", nil), Spelling("\u{1B}[4;1$y", nil),
        Spelling("\u{1B}[" + String(repeating: "1;", count: 300) + "A", nil),
    ]

    static let reports: [Spelling] = [
        Spelling("\u{1B}[12;40R", gives: .cursorReport(line: 11, column: 39)),
        Spelling("\u{1B}[8;24;80t", gives: .sizeReport(lines: 24, columns: 80)),
        Spelling("\u{1B}[?2004;1$y", gives: .modeReport(mode: 2004, isOn: true)),
        Spelling("\u{1B}[?2004;2$y", gives: .modeReport(mode: 2004, isOn: false)),
        Spelling("\u{1B}[?2004;0$y", gives: .modeReport(mode: 2004, isOn: nil)),
        Spelling("\u{1B}[?7;3$y", gives: .modeReport(mode: 7, isOn: true)),
        Spelling("\u{1B}[?7;4$y", gives: .modeReport(mode: 7, isOn: false)),
        Spelling("\u{1B}[1;2R", gives: .cursorReport(line: 0, column: 1)),
        Spelling("\u{1B}[I", gives: .focus(gained: true)), Spelling("\u{1B}[O", gives: .focus(gained: false)),
        Spelling("\u{1B}[200~foo\u{1B}[201~", gives: .paste(Array("foo".utf8))),
        Spelling("\u{1B}[200~\u{1B}[201~", gives: .paste([])),
        // The terminal driver has swapped CR and LF.
        Spelling("\u{1B}[200~f\to\u{03}o\n\u{1B}[201~", gives: .paste(Array("f\to\u{03}o\r".utf8))),
        Spelling("\u{1B}[200~a\n\rb\u{1B}[201~", gives: .paste(Array("a\r\nb".utf8))),
        Spelling(
            "\u{1B}[200~a\u{1B}[20\u{1B}[2\u{1B}\u{1B}[201~", gives: .paste(Array("a\u{1B}[20\u{1B}[2\u{1B}".utf8))),
        Spelling("\u{1B}[200~a\u{1B}[200~b\u{1B}[201~", gives: .paste(Array("a\u{1B}[200~b".utf8))),
    ]

    static let all = keys + named + functions + codePoints + swallowed + reports

    @Test(arguments: all)
    func `a spelling gives its one event with its last byte`(spelling: Spelling) throws {
        var decoder = KeyDecoder()
        let last = try #require(spelling.bytes.last)
        #expect(events(of: spelling.bytes.dropLast(), with: &decoder) == [])
        #expect(decoder.take(last) == spelling.event)
        #expect(decoder == KeyDecoder())
    }

    @Test(arguments: all)
    func `wherever a spelling is split, the rest is waited for`(spelling: Spelling) {
        var decoder = KeyDecoder()
        for (index, byte) in spelling.bytes.dropLast().enumerated() {
            _ = decoder.take(byte)
            let isOnlyEscapes = spelling.bytes[...index].allSatisfy { $0 == 0x1B }
            #expect(decoder.patience != nil)
            #expect((decoder.patience == .escape) == isOnlyEscapes)
        }
    }

    @Test(arguments: all)
    func `a spelling that is cut short leaves nothing behind once it settles`(spelling: Spelling) {
        for length in spelling.bytes.indices {
            var decoder = KeyDecoder()
            _ = events(of: spelling.bytes.prefix(length), with: &decoder)
            while decoder.patience != nil { _ = decoder.settle() }
            #expect(decoder == KeyDecoder())
        }
    }

    @Test(arguments: all.filter { $0.bytes.first == 0x1B })
    func `a sequence leaves the keys around it alone`(spelling: Spelling) {
        let around = [InputEvent.key(.character("b")), .key(.character("e"))]
        let all = events(of: [0x62] + spelling.bytes + [0x65])
        #expect(all == [around[0]] + (spelling.event.map { [$0] } ?? []) + [around[1]])
    }
}
