import RowKeys
import TestSupport
import Testing

@Suite struct UnfinishedInputTests {
    private func settled(_ text: String) -> InputEvent? {
        settled(Array(text.utf8))
    }

    private func settled(_ bytes: [UInt8]) -> InputEvent? {
        var decoder = KeyDecoder()
        _ = events(of: bytes, with: &decoder)
        return decoder.settle()
    }

    @Test func `a lone escape is the Escape key`() {
        #expect(settled("\u{1B}") == .key(.escape))
    }

    @Test func `two escapes in a row are Escape, and three are two of them`() {
        #expect(settled("\u{1B}\u{1B}") == .key(.escape))
        #expect(events(of: "\u{1B}\u{1B}\u{1B}") == [.key(.escape)])
        #expect(settled("\u{1B}\u{1B}\u{1B}") == .key(.escape))
    }

    @Test func `two escapes and a letter are Escape and no text`() {
        #expect(events(of: "\u{1B}\u{1B}xy") == [.key(.escape), .key(.character("y"))])
    }

    @Test(arguments: ["[5;3R", "[<0;1;1M", "[I", "[?1;2c", "[999z"])
    func `Escape is not lost before what no key is`(report: String) {
        #expect(events(of: "\u{1B}\u{1B}" + report + "y") == [.key(.escape), .key(.character("y"))])
    }

    @Test(arguments: [
        ("[5;3R", InputEvent.cursorReport(line: 4, column: 2)), ("[8;5;9t", .sizeReport(lines: 5, columns: 9)),
        ("[?2004;1$y", .modeReport(mode: 2004, isOn: true)),
    ])
    func `an answer that comes directly after Escape is not lost`(answer: String, report: InputEvent) {
        var decoder = KeyDecoder()
        #expect(events(of: ("\u{1B}\u{1B}" + answer).utf8, with: &decoder) == [.key(.escape)])
        #expect(decoder.takeReport() == report)
        #expect(decoder == KeyDecoder())
    }

    @Test func `Escape before a paste is not lost`() {
        #expect(
            events(of: "\u{1B}\u{1B}[200~x\u{1B}[201~") == [.key(.escape), .paste(Array("x".utf8))])
    }

    @Test func `a sequence that ends early is dropped`() {
        #expect(settled("\u{1B}[1;5") == nil)
        #expect(settled("\u{1B}[[") == nil)
        #expect(settled("\u{1B}[M!") == nil)
        #expect(settled("\u{1B}]0;title") == nil)
    }

    @Test(arguments: ["[", "O", "P", "]", "_", "^", "X"] as [Character])
    func `an introducer with nothing after it was typed with Alt`(character: Character) {
        #expect(settled("\u{1B}\(character)") == .key(.alt(character)))
    }

    @Test(arguments: ["[A", "[1;5A", "[<0;1;1M", "[12;40R", "[I", "[99z", "[[A"])
    func `a sequence that comes late after its ESC was taken for Escape is no text`(rest: String) {
        var decoder = KeyDecoder()
        #expect(events(of: "\u{1B}".utf8, with: &decoder) == [])
        #expect(decoder.settle() == .key(.escape))
        #expect(decoder.patience == .lateSequence)
        let found = events(of: rest.utf8, with: &decoder)
        #expect(found == events(of: "\u{1B}" + rest))
        #expect(decoder == KeyDecoder())
    }

    @Test func `what is typed some time after Escape is typed, be it a bracket`() {
        var decoder = KeyDecoder()
        _ = decoder.take(0x1B)
        _ = decoder.settle()
        #expect(decoder.settle() == nil)
        #expect(decoder == KeyDecoder())
        _ = decoder.take(0x1B)
        _ = decoder.settle()
        #expect(events(of: "[".utf8, with: &decoder) == [])
        #expect(decoder.settle() == .key(.character("[")))
        #expect(decoder == KeyDecoder())
    }

    @Test(arguments: ["a", "O", "]", "関", "\n", "\u{3}"])
    func `any other key right after Escape is itself`(key: String) {
        var decoder = KeyDecoder()
        _ = decoder.take(0x1B)
        _ = decoder.settle()
        #expect(events(of: key.utf8, with: &decoder) == events(of: key))
        #expect(decoder == KeyDecoder())
    }

    @Test func `a string that stops at an escape was left with the Escape key`() {
        #expect(settled("\u{1B}]0;title\u{1B}") == .key(.escape))
    }

    @Test func `a string may be followed by another sequence without having ended`() {
        #expect(events(of: "\u{1B}]0;title\u{1B}[A") == [.key(.up)])
    }

    @Test func `a paste without an end is what came so far`() {
        #expect(settled("\u{1B}[200~be") == .paste(Array("be".utf8)))
        #expect(settled("\u{1B}[200~be\u{1B}[20") == .paste(Array("be".utf8)))
    }

    @Test func `of a paste of megabytes the beginning is kept, and its end is found`() {
        let sent = Array("\u{1B}[200~ab".utf8) + Array(repeating: 0x78, count: 1_000_000) + Array("\u{1B}[201~y".utf8)
        let found = events(of: sent)
        #expect(found.count == 2 && found.last == .key(.character("y")))
        guard case .paste(let bytes) = found.first else { return }
        #expect(bytes.starts(with: Array("abx".utf8)) && (10_000..<1_000_000).contains(bytes.count))
    }

    @Test func `after a paste without an end Ctrl-C is a key again`() {
        var decoder = KeyDecoder()
        _ = events(of: "\u{1B}[200~be".utf8, with: &decoder)
        #expect(decoder.patience == .paste)
        _ = decoder.settle()
        #expect(decoder.take(0x03) == .key(.control("c")))
    }

    @Test(arguments: ["\u{1B}[1;", "\u{1B}O", "\u{1B}]0;t", "\u{1B}P1", "\u{1B}[M!", "\u{1B}[[", "\u{1B}[<0;1"])
    func `a control character inside a sequence is the key it is`(start: String) {
        #expect(events(of: start + "\u{03}a") == [.key(.control("c")), .key(.character("a"))])
    }

    @Test(arguments: [0xFF, 0x80, 0xC0, 0xC1, 0xF5] as [UInt8])
    func `a byte that is never UTF-8 is nothing`(byte: UInt8) {
        #expect(events(of: [0x62, byte, 0x65]) == [.key(.character("b")), .key(.character("e"))])
    }

    @Test(
        arguments: [
            [0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
            [0xC2, 0x85],
        ]
            as [[UInt8]])
    func `bytes that make no character are nothing, and the next key counts`(bytes: [UInt8]) {
        #expect(events(of: bytes + [0x78]) == [.key(.character("x"))])
    }

    @Test func `a character cut short by another one is dropped alone`() {
        #expect(events(of: [0xE2, 0x82] + Array("é".utf8)) == [.key(.character("é"))])
    }

    @Test func `outside a paste one byte may be read, inside as many as its end needs`() {
        var decoder = KeyDecoder()
        #expect(decoder.bytesThatMayBeRead == 1)
        _ = events(of: "\u{1B}[200".utf8, with: &decoder)
        #expect(decoder.bytesThatMayBeRead == 1)
        _ = decoder.take(0x7E)
        for (byte, count) in zip("x\u{1B}[20".utf8, [6, 5, 4, 3, 2]) {
            _ = decoder.take(byte)
            #expect(decoder.bytesThatMayBeRead == count)
        }
        _ = events(of: "1~".utf8, with: &decoder)
        #expect(decoder.bytesThatMayBeRead == 1)
    }

    @Test func `reading as many bytes as allowed never takes one from after the paste`() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let body = (0..<Int.random(in: 0..<20, using: &generator)).map { _ in
                Array("\u{1B}[201~x".utf8)[Int.random(in: 0..<7, using: &generator)]
            }
            let sent = Array("\u{1B}[200~".utf8) + body + Array("\u{1B}[201~".utf8)
            var rest = (sent + Array("next".utf8))[...]
            var decoder = KeyDecoder()
            var pasted: InputEvent?
            while pasted == nil {
                let read = rest.prefix(decoder.bytesThatMayBeRead)
                rest = rest.dropFirst(read.count)
                let found = events(of: read, with: &decoder)
                #expect(found.isEmpty || read.last == 0x7E)
                pasted = found.first
            }
            #expect(rest.suffix(4) == Array("next".utf8)[...])
        }
    }

    @Test func `whatever was sent, once it settles Ctrl-C is Ctrl-C`() {
        var generator = SeededGenerator(seed: 1)
        let telling = Array("\u{1B}\u{1B}\u{1B}[[O]PX^_;:0123456789<?$~uMmRAIé\u{07}".utf8)
        for round in 0..<3000 {
            var decoder = KeyDecoder()
            for _ in 0..<Int.random(in: 0..<40, using: &generator) {
                let byte =
                    round % 2 == 0
                    ? UInt8.random(in: 0...255, using: &generator)
                    : telling.randomElement(using: &generator) ?? 0
                _ = decoder.take(byte)
                #expect(decoder.bytesThatMayBeRead >= 1)
            }
            while decoder.patience != nil { _ = decoder.settle() }
            #expect(decoder.take(0x03) == .key(.control("c")))
        }
    }

    @Test func `only Escape is waited for longer over a network`() {
        #expect(Patience.escape.milliseconds(isRemote: false) == 50)
        #expect(Patience.escape.milliseconds(isRemote: true) == 200)
        #expect(Patience.sequence.milliseconds(isRemote: false) == Patience.sequence.milliseconds(isRemote: true))
    }
}
