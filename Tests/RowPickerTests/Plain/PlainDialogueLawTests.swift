import RowStore
import TestSupport
import Testing

@testable import RowPicker

/// What holds whatever is typed, and whenever rows come.
@Suite struct PlainDialogueLawTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `once every search has answered, a line is awaited, the rows are, or it is over`(seed: UInt64) {
        var play = RandomDialogue(seed: seed)
        for _ in 0..<40 {
            play.step()
            var settled = play.played
            settled.answer()
            let isWaiting = settled.dialogue.mayGoOn(with: settled.picker.model)
            #expect(settled.outcome != nil || settled.dialogue.isListening || isWaiting)
        }
    }

    @Test(arguments: 1000..<1200 as Range<UInt64>)
    func `what is picked was read out before, and an empty line picks only what Enter was said to take`(seed: UInt64) {
        var play = RandomDialogue(seed: seed)
        for _ in 0..<60 where play.played.outcome == nil {
            let prompt = play.prompt
            play.step()
            guard let picked = play.played.picked else { continue }
            if play.typed.allSatisfy({ $0 == " " }) {
                #expect(picked.count == 1 && prompt.hasSuffix("; Enter takes \(picked[0]): "))
            } else {
                #expect(picked.allSatisfy { row in play.heard.contains { $0.hasSuffix(") \(row)") } })
            }
        }
    }

    @Test(arguments: 2000..<2100 as Range<UInt64>)
    func `only text and line feeds are written, and each prompt is the end of a text`(seed: UInt64) {
        var play = RandomDialogue(seed: seed)
        for _ in 0..<40 {
            play.step()
            let controls = play.played.written.unicodeScalars.filter {
                $0 != "\n" && $0.properties.generalCategory == .control
            }
            #expect(controls.isEmpty)
            if play.played.dialogue.isAsking && !play.played.written.isEmpty && play.played.outcome == nil {
                #expect(play.played.written.hasSuffix(": "))
            }
        }
    }
}

/// Somebody who types anything at any time, over rows that come in pieces.
private struct RandomDialogue {
    private(set) var played: PlayedDialogue
    /// What was typed in the last step; a word where nothing was.
    private(set) var typed = "-"
    /// Every line ever written.
    private(set) var heard: [String] = []
    private(set) var prompt = ""
    private var random: SeededGenerator
    private var isOpen: Bool

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        isOpen = random.oneIn(2)
        let most = random.below(3)
        let initial = random.oneIn(2) ? Self.row(&random) : nil
        let first = (0..<random.below(50)).map { _ in Self.row(&random) }
        played = PlayedDialogue(first, isComplete: !isOpen, answersAtOnce: random.oneIn(2)) {
            $0.mostMarks = most
            $0.initial = initial.map { Array($0.utf8) }
        }
        self.random = random
        note()
    }

    mutating func step() {
        typed = "-"
        switch random.below(6) {
        case 0 where isOpen:
            isOpen = !random.oneIn(3)
            played.arrive((0..<random.below(10)).map { _ in Self.row(&random) }, andEnd: !isOpen)
        case 1: played.goOn()
        case 2: played.answer()
        default: type()
        }
        note()
    }

    private mutating func type() {
        guard played.dialogue.isListening && played.outcome == nil else { return }
        switch random.below(6) {
        case 0: typed = ""
        case 1: typed = "\(random.below(25))"
        case 2: typed = "\(random.below(5)), \(random.below(25))"
        case 3: typed = String(decoding: random.bytes(upTo: 10), as: UTF8.self)
        default: typed = String(Self.row(&random).prefix(2))
        }
        played.type(typed, isEarly: random.oneIn(4))
    }

    private mutating func note() {
        heard += played.lines
        guard let last = played.lines.last, last.hasSuffix(": ") else { return }
        prompt = last
    }

    /// Of two letters, so that many are alike.
    private static func row(_ random: inout SeededGenerator) -> String {
        (0...random.below(4)).map { _ in random.oneIn(2) ? "a" : "b" }.joined()
    }
}
