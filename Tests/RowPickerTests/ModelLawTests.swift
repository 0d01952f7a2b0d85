import RowKeys
import RowScreen
import RowStore
import TestSupport
import Testing

@testable import RowPicker

/// What holds whatever happens, in whatever order.
@Suite struct ModelLawTests {
    @Test(arguments: 0..<150 as Range<UInt64>)
    func `whatever happens, the pointer is on a row of the list and in sight, and all can be drawn`(seed: UInt64) {
        var play = RandomPlay(seed: seed, hasField: seed % 3 == 0)
        for _ in 0..<60 {
            play.step()
            let model = play.picker.model
            #expect(play.picker.outcomes.count <= 1)
            guard !play.picker.isOver else { return }

            let ranking = model.findings.ranking
            #expect(model.cursor.row == (ranking.count > 0 ? ranking[model.cursor.index] : nil))
            if model.listHeight > 0 { #expect((0..<model.listHeight).contains(play.picker.pointedLine)) }
            #expect(model.viewport.first == 0 || model.viewport.first + model.listHeight <= ranking.count)

            let marked = model.selection.rows
            #expect(marked.count == model.selection.count && marked.count <= model.settings.mostMarks)
            #expect(Set(marked).count == marked.count)
            #expect(marked.allSatisfy { $0.index < model.rows.count && model.selection.contains($0) })

            if model.isFieldClosed { #expect(model.height == 1) }

            let scene = play.picker.scene
            #expect(scene.grid.size == Size(height: model.height, width: model.size.width))
            #expect(scene.cursor.map { scene.grid.bounds.contains($0) } == true)
        }
    }

    @Test(arguments: 1000..<1100 as Range<UInt64>)
    func `once every search has answered, the keyboard is read again or the picking is over`(seed: UInt64) {
        var play = RandomPlay(seed: seed, hasField: seed % 3 == 0)
        for _ in 0..<40 {
            play.step()
            var settled = play
            settled.picker.answer()
            #expect(settled.picker.isOver || settled.picker.model.isListening)
        }
    }

    @Test(arguments: 3000..<3100 as Range<UInt64>)
    func `only a key that marks changes what is marked, and what is marked is what is picked`(seed: UInt64) {
        var play = RandomPlay(seed: seed)
        for _ in 0..<60 {
            let before = play.picker.model.selection
            let mayMark = play.picker.model.waiting != .nothing
            play.step()
            if play.picker.model.selection != before { #expect(mayMark || play.hasMarked) }
            if case .picked(let rows) = play.picker.outcomes.first {
                let marked = play.picker.model.selection.rows
                #expect(rows == marked || marked.isEmpty && rows.count == 1)
            }
            guard !play.picker.isOver else { return }
        }
    }

    @Test(arguments: 2000..<2100 as Range<UInt64>)
    func `a picker never shrinks while the terminal stays as it is`(seed: UInt64) {
        var play = RandomPlay(seed: seed)
        for _ in 0..<40 {
            let before = play
            play.step()
            guard play.picker.model.size == before.picker.model.size, play.openings == before.openings else { continue }
            #expect(play.picker.model.height >= before.picker.model.height)
        }
    }
}

/// A picker to which anything may happen next.
private struct RandomPlay {
    var picker: PlayedPicker
    private var random: SeededGenerator
    private var moment = 0
    private var isComplete = false
    /// How often it has appeared anew, as after a stop.
    private(set) var openings = 0
    /// Whether the last thing that happened was to change marks.
    private(set) var hasMarked = false

    init(seed: UInt64, hasField: Bool = false) {
        var random = SeededGenerator(seed: seed)
        let isReversed = Bool.random(using: &random)
        let isFullScreen = Int.random(in: 0..<4, using: &random) == 0
        let layout: Layout = Bool.random(using: &random) ? .reverse : .bottomUp
        let initial = ["2", "c7", nil].randomElement(using: &random) ?? nil
        let query = ["", "", "a"].randomElement(using: &random) ?? ""
        let mostMarks = [0, 1, 3, .max].randomElement(using: &random) ?? 0
        let size = Self.size(using: &random)
        picker = PlayedPicker([], height: size.height, width: size.width, isComplete: false, answersAtOnce: false) {
            $0.rules.isReversed = isReversed
            $0.isFullScreen = isFullScreen && !hasField
            $0.layout = layout
            $0.initial = initial.map { Array($0.utf8) }
            $0.mostMarks = mostMarks
            $0.query = query
            $0.field = hasField ? "エリア" : nil
            $0.title = "選択 of rows"
            $0.shown = [1, 2, 3]
        }
        self.random = random
    }

    mutating func step() {
        hasMarked = false
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: arrive()
        case 2, 3: picker.answer(upTo: Int.random(in: 0...picker.model.rows.count, using: &random))
        case 4: picker.answer()
        case 5: mouse()
        case 6: resize()
        case 7, 8: mark()
        default: press()
        }
    }

    private mutating func arrive() {
        guard !isComplete else { return }
        isComplete = Int.random(in: 0..<8, using: &random) == 0
        let words = ["a", "b", "ab", "関東", "e\u{301}", "\u{1B}[0m", "👨‍👩‍👧", "a long text of several words", "\t", ""]
        let lines = (0..<Int.random(in: 0...12, using: &random)).map { number in
            let fields = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                words.randomElement(using: &random) ?? ""
            }
            return "c\(number)\t" + fields.joined(separator: "\t")
        }
        picker.arrive(lines, andEnd: isComplete)
    }

    private mutating func press() {
        let keys: [Key] = [
            .up, .down, .pageUp, .pageDown, .home, .end, .left, .right, .backspace, .delete, .control("u"),
            .control("w"), .control("y"), .character("a"), .character("関"), .character(" "), .function(1), .enter,
        ]
        guard picker.model.isListening, let key = keys.randomElement(using: &random) else { return }
        picker.press(key)
    }

    private mutating func mark() {
        let marks: [Mark] = [
            .toggleAndMove(.down), .toggleAndMove(.up), .toggle, .select, .deselect, .toggleAll, .selectAll,
            .deselectAll,
            .clear,
        ]
        guard picker.model.isListening, let mark = marks.randomElement(using: &random) else { return }
        hasMarked = true
        picker.act(.mark(mark))
    }

    private mutating func mouse() {
        moment += Int.random(in: 0...500, using: &random)
        let kinds: [MouseEvent.Kind] = [.press, .release, .drag, .wheelUp, .wheelDown]
        guard picker.model.isListening, let kind = kinds.randomElement(using: &random) else { return }
        let line = Int.random(in: 1...max(1, picker.model.height), using: &random)
        let column = Int.random(in: 0..<picker.model.size.width, using: &random)
        let event = MouseEvent(kind: kind, button: .left, line: line, column: column)
        picker.act(.mouse(event, at: Timestamp(milliseconds: moment)))
    }

    private mutating func resize() {
        let size = Self.size(using: &random)
        let appears = Int.random(in: 0..<4, using: &random) == 0
        openings += appears ? 1 : 0
        picker.act(appears ? .appeared(size, at: Timestamp(milliseconds: moment)) : .resized(size))
    }

    private static func size(using random: inout SeededGenerator) -> Size {
        Size(height: Int.random(in: 1...30, using: &random), width: Int.random(in: 1...90, using: &random))
    }
}
