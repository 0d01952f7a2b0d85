import TestSupport

@testable import RowScreen

/// Random drawing, for laws.
enum Scribble {
    static let everything = [
        "a", "bc", "x y z", "漢字", "カナ", "é", "①─…▌", "👨‍👩‍👧", "❤️", "🇯🇵", "e\u{301}", "ｶﾞ", "한", "😀", "\t", "  ",
    ]

    static let styles: [Style] = [
        .plain, .plain, Style(isBold: true), Style(isDim: true, isReversed: true), Style(foreground: .green),
        Style(foreground: .brightBlue, background: .red), Style(background: .brightBlack, isUnderlined: true),
        Style(foreground: .indexed(200), background: .exact(red: 1, green: 2, blue: 3), isItalic: true, isStruck: true),
    ]
}

extension Grid {
    /// A few changes at random places.
    mutating func scribble(from texts: [String], using generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 0..<6, using: &generator) {
            let style = Scribble.styles.randomElement(using: &generator) ?? .plain
            let position = randomPosition(using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0:
                fill(randomArea(using: &generator), style: style)
            default:
                let text = (0..<3).compactMap { _ in texts.randomElement(using: &generator) }.joined()
                let start = Position(line: position.line, column: position.column - 2)
                write(
                    text, style: style, at: start,
                    clippedTo: Bool.random(using: &generator) ? 1..<(width - 1 < 1 ? 1 : width - 1) : nil)
            }
        }
    }

    func randomPosition(using generator: inout SeededGenerator) -> Position {
        Position(
            line: Int.random(in: 0..<height, using: &generator), column: Int.random(in: 0..<width, using: &generator))
    }

    private func randomArea(using generator: inout SeededGenerator) -> Rectangle {
        let start = randomPosition(using: &generator)
        return Rectangle(
            line: start.line, column: start.column, height: Int.random(in: 0...2, using: &generator),
            width: Int.random(in: 0...width, using: &generator))
    }

    /// Blanks every character about which terminals disagree.
    mutating func removeDoubtful() {
        for line in 0..<height {
            for column in 0..<width {
                let position = Position(line: line, column: column)
                let cell = self[position]
                guard cell.isDoubtful else { continue }
                fill(Rectangle(line: line, column: column, height: 1, width: cell.width))
            }
        }
    }
}
