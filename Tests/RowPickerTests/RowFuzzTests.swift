import RowScreen
import TestSupport
import Testing

@testable import RowPicker

@Suite struct RowFuzzTests {
    private let plan = FuzzPlan(count: 10_000)

    @Test func `of any rows nothing is sent but text and the painter's own sequences`() {
        var noise = RowNoise(seed: plan.seed)
        var random = SeededGenerator(seed: plan.seed)
        var painter = Painter()
        var shown = 0
        while shown < plan.count {
            let height = 3 + random.below(30)
            let width = random.oneIn(4) ? 1 + random.below(12) : 20 + random.below(100)
            var picker = PlayedPicker(
                [], height: height, width: width, isComplete: false, takesStyles: random.oneIn(2)
            ) { $0.change(using: &random) }
            let rows = (0..<height).map { _ in noise.row() }
            if random.oneIn(3) {
                let text = ContiguousArray((0..<height).map { _ in noise.row() + [0x0A] }.joined())
                let size = Size(height: height, width: width)
                picker.act(
                    .appeared(
                        size, over: Backdrop(text, on: size, in: picker.model.settings.theme),
                        at: Timestamp(milliseconds: 0)))
            }
            picker.arrive(bytes: ContiguousArray(rows.map { $0 + [0x0A] }.joined()), andEnd: true)
            if random.oneIn(3) { picker.act(.paste(String(decoding: noise.row(), as: UTF8.self))) }
            picker.press(random.oneIn(2) ? .down : .up)
            if random.oneIn(8) { painter.forget() }
            let scene = picker.scene
            let sent = painter.paint(scene.grid, cursor: scene.cursor, firstLine: random.below(2))
            if let breach = SentBytes.breach(in: sent) { Issue.record("\(breach) in \(sent) of \(rows)") }
            shown += height
        }
    }
}

extension Settings {
    fileprivate mutating func change(using random: inout SeededGenerator) {
        let signs: [Signs] = [.unicode, .narrow, .ascii]
        self.signs = signs[random.below(3)].on(wideAmbiguous: random.oneIn(3))
        theme = [.sixteen, .dark, .light, .plain][random.below(4)]
        height = HeightRule(.percent(100), isWhatStaysFree: false, fitsRows: false)
        hasOverlay = random.oneIn(2)
        if random.oneIn(3) { panel = Panel(height: .cells(1 + random.below(30))) }
        if random.oneIn(3) { shown = [[2], [1, 2, 3], [1], [3, 1]][random.below(4)] }
        if random.oneIn(4) { delimiter = [nil, [0x20], [0x1B]][random.below(3)] }
    }
}
