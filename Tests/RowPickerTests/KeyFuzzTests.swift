import RowCalendar
import RowKeys
import TestSupport
import Testing

@testable import RowPicker

/// Whatever is sent in place of keys: decoder, keymap and model together.
@Suite struct KeyFuzzTests {
    private static let plan = FuzzPlan(count: 60_000)
    private static let parts = 4

    @Test(arguments: 0..<parts)
    func `whatever bytes come, nothing traps, no control is typed, and Ctrl-C cancels after a silence`(part: Int) {
        let seed = Self.plan.seed &+ UInt64(part)
        var noise = KeyNoise(seed: seed)
        var typist = Typist(seed: seed)
        var count = 0
        while count < Self.plan.count / Self.parts {
            let burst = noise.burst()
            count += burst.count
            for byte in burst {
                typist.send(byte)
            }
            typist.maySettle()
            guard typist.hasTypedNoControl else { return report("a control character was typed", burst, seed) }
            guard typist.isLetGoByControlC else { return report("Ctrl-C did not cancel", burst, seed) }
        }
    }

    private func report(_ failure: String, _ burst: [UInt8], _ seed: UInt64) {
        Issue.record("\(failure) after \(burst) with seed \(seed)")
    }
}

/// Somebody whose keys come as bytes, at a picker that opens again whenever it has ended.
private struct Typist {
    private var decoder = KeyDecoder()
    private var picker = Self.opened(0)
    private var random: SeededGenerator
    private var runs = 0
    private(set) var hasTypedNoControl = true

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func send(_ byte: UInt8) {
        if let event = decoder.take(byte) { heed(event) }
        if let report = decoder.takeReport() { heed(report) }
    }

    /// Every now and then nothing follows.
    mutating func maySettle() {
        guard random.oneIn(4), let event = decoder.settle() else { return }
        heed(event)
    }

    /// Whether Ctrl-C cancels if nothing else comes for a second, and every search has answered; what waited for that
    /// may have ended the picking already.
    var isLetGoByControlC: Bool {
        var later = self
        while later.decoder.patience != nil {
            if let event = later.decoder.settle() { later.heed(event) }
        }
        later.picker.answer()
        if later.picker.isOver { later.open() }
        guard later.picker.model.isListening, case .key(let key) = later.decoder.take(0x03) else { return false }
        later.picker.press(key)
        return later.picker.outcomes == [.cancelled]
    }

    /// Opens the next kind of picker.
    private mutating func open() {
        runs += 1
        picker = Self.opened(runs)
    }

    private mutating func heed(_ event: InputEvent) {
        if picker.isOver { open() }
        // The keyboard is not read while a key waits for its search.
        if !picker.model.isListening || random.oneIn(3) { picker.answer() }
        switch event {
        case .key(let key):
            check(key.typed.map { String($0) } ?? "")
            picker.press(key)
        case .text(let text):
            check(text)
            picker.act(.edit(.insert(text)))
        case .paste(let bytes): picker.act(.paste(String(decoding: bytes, as: UTF8.self)))
        case .mouse(let event): picker.act(.mouse(event, at: Timestamp(milliseconds: random.below(1_000_000))))
        case .focus: picker.act(.focus(at: Timestamp(milliseconds: random.below(1_000_000))))
        case .cursorReport, .sizeReport, .modeReport, .statusReport: break
        }
        if let next = picker.model.nextTick, random.oneIn(2) { picker.act(.tick(at: next)) }
        if random.oneIn(50) { check(picker.lines.joined()) }
        check(picker.model.query.text)
    }

    private mutating func check(_ text: String) {
        guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return }
        hasTypedNoControl = false
    }

    private static func opened(_ number: Int) -> PlayedPicker {
        PlayedPicker(
            ["1\ta\tx", "2\té 関\ty", "3\tab c\tx", "4\t👨‍👩‍👧\tab c"], height: 8, width: 40, answersAtOnce: false
        ) { settings in
            settings.mostMarks = 3
            looks[number % looks.count](&settings)
        }
    }

    /// Every way to show a picker.
    private static let looks: [@Sendable (inout Settings) -> Void] = [
        { _ in },
        { $0.view = .table },
        { $0.panel = Panel() },
        { settings in
            settings.view = .wheel
            settings.goesRound = true
            settings.isAnimated = true
        },
        { settings in
            settings.view = .wheel
            settings.levels = .path(field: 3, separator: [0x2F])
        },
        { $0.levels = .fields([3, 2]) },
        { settings in
            let day = CalendarDay.first
            settings.view = .dial
            settings.dial = Dial(.date(DateWheels(.everyDay, chosen: day), .japanese, today: day))
            settings.mostMarks = 0
        },
        { $0.field = "Area" },
    ]
}
