/// Bytes for the terminal, with what is known of its cursor and style after them.
struct Pen {
    private(set) var bytes: [UInt8] = []
    /// The style in force; `nil` while nobody knows.
    private(set) var style: Style?
    /// Where the cursor surely is.
    private(set) var position: Position?
    /// The columns of the screen.
    let width: Int

    /// - Parameter style: the style in force, `nil` if unknown.
    init(width: Int, style: Style?) {
        self.width = width
        self.style = style
    }

    mutating func move(to target: Position) {
        guard position != target else { return }
        bytes += .moveCursor(to: target)
        position = target
    }

    mutating func set(_ wanted: Style) {
        guard style != wanted else { return }
        if wanted == .plain {
            bytes += .plainStyle
        } else {
            bytes += .style((style == .plain ? [] : [0]) + wanted.parameters)
        }
        style = wanted
    }

    /// Whether a character looks right in the style in force; a blank does in most.
    func suits(_ cell: Cell) -> Bool {
        guard let style else { return false }
        return cell.style == style || (cell == .blank && !style.showsOnBlanks)
    }

    /// Writes one character.
    ///
    /// Afterwards the cursor counts as known only if all terminals agree on the width and it is not at the right edge,
    /// where it stands either on or past the last column.
    mutating func write(_ cell: Cell, at target: Position) {
        move(to: target)
        if !suits(cell) { set(cell.style) }
        let isDoubtful = cell.isDoubtful
        if isDoubtful && cell.width == 2 {
            blank(under: cell, at: target)
        }
        let mayWrap = isDoubtful && target.column + cell.reach > width
        let next = target.column + cell.width
        if mayWrap {
            writeUnwrapped(cell, isLast: next >= width)
        } else {
            bytes += cell.text.utf8
        }
        position = isDoubtful || next >= width ? nil : Position(line: target.line, column: next)
    }

    /// Writes a character without a way for any part of it into the next line.
    ///
    /// In the last column tmux puts marks that come while wrapping is off on the character before, so there the letter
    /// that they stand on is sent first.
    private mutating func writeUnwrapped(_ cell: Cell, isLast: Bool) {
        let scalars = cell.text.unicodeScalars
        let hasSureBase = scalars.first.map { $0.isASCII || $0 == "\u{A0}" } ?? false
        let base = scalars.prefix(isLast && hasSureBase ? 1 : 0)
        bytes += String(base).utf8
        bytes += .disableWrap
        bytes += String(scalars.dropFirst(base.count)).utf8
        bytes += .enableWrap
    }

    mutating func eraseToEndOfLine(from target: Position) {
        move(to: target)
        set(.plain)
        bytes += .eraseToEndOfLine
    }

    /// A terminal that finds the character narrower leaves what stood in the second column.
    private mutating func blank(under cell: Cell, at target: Position) {
        bytes += "  ".utf8
        position = nil
        move(to: target)
    }
}
