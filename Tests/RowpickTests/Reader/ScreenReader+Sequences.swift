extension ScreenReader {
    mutating func apply(_ token: SequenceParser.Token) {
        switch token {
        case .character(let scalar): write(scalar)
        case .control(let byte): apply(control: byte)
        case .escape(let escape): apply(escape: escape)
        case .sequence(let sequence) where sequence.marker == "?": apply(privately: sequence)
        case .sequence(let sequence) where sequence.marker.isEmpty: apply(sequence)
        case .sequence(let sequence): problems.append("unknown sequence \(sequence)")
        case .string(let string): problems.append("unknown string \(string)")
        case .broken(let what): problems.append(what)
        }
    }

    private mutating func apply(control byte: UInt8) {
        switch byte {
        case 0x07: bells += 1
        case 0x08: moveTo(column: cursor.column - 1)
        case 0x09: moveTo(column: (cursor.column / 8 + 1) * 8)
        case 0x0a, 0x0b, 0x0c: lineFeed()
        case 0x0d: moveTo(column: 0)
        default: problems.append("control character \(byte) sent to the terminal")
        }
    }

    private mutating func apply(escape: String) {
        switch escape {
        case "7": saved = Saved(cursor: cursor, look: look)
        case "8": restore()
        case "D": lineFeed()
        case "E":
            moveTo(column: 0)
            lineFeed()
        case "M": reverseLineFeed()
        case "=", ">", "(B": break  // keypad and ASCII as they are anyway
        default: problems.append("unknown sequence ESC \(escape)")
        }
    }

    private mutating func apply(_ sequence: SequenceParser.ControlSequence) {
        let count = max(1, sequence.number(0, or: 1))
        switch sequence.action {
        case "A": moveTo(line: cursor.line - count)
        case "B", "e": moveTo(line: cursor.line + count)
        case "C", "a": moveTo(column: cursor.column + count)
        case "D": moveTo(column: cursor.column - count)
        case "E": moveTo(line: cursor.line + count, column: 0)
        case "F": moveTo(line: cursor.line - count, column: 0)
        case "G", "`": moveTo(column: count - 1)
        case "d": moveTo(line: count - 1)
        case "H", "f": moveTo(line: count - 1, column: max(1, sequence.number(1, or: 1)) - 1)
        case "J": eraseScreen(sequence)
        case "K": eraseLine(sequence)
        case "L": insertLines(count, at: cursor.line)
        case "M": deleteLines(count, at: cursor.line)
        case "@": insertCells(count)
        case "P": deleteCells(count)
        case "X": erase(cursor.column..<(cursor.column + count), inLine: cursor.line)
        case "S": for _ in 0..<min(count, size.lines) { scrollUp() }
        case "T": insertLines(count, at: scrollingLines.lowerBound)
        case "m": look.apply(sequence.parameters)
        case "n": report(sequence)
        case "r": setScrollingLines(sequence)
        case "t" where sequence.number(0, or: 0) == 18:
            replies += Array("\u{1b}[8;\(size.lines);\(size.columns)t".utf8)
        case "s": saved = Saved(cursor: cursor, look: look)
        case "u": restore()
        case " q": cursorShape = sequence.number(0, or: 0)
        default: problems.append("unknown sequence \(sequence)")
        }
    }

    private mutating func apply(privately sequence: SequenceParser.ControlSequence) {
        for parameter in sequence.parameters {
            guard let first = parameter.first, let mode = first, Self.knownModes.contains(mode) else {
                problems.append("unknown mode in \(sequence)")
                continue
            }
            switch sequence.action {
            case "h": turnOn(mode)
            case "l": turnOff(mode)
            case "$p": replies += Array("\u{1b}[?\(mode);\(modes.contains(mode) ? 1 : 2)$y".utf8)
            default: problems.append("unknown sequence \(sequence)")
            }
        }
    }

    /// Autowrap, cursor blink and visibility, mouse, focus, alternate screen, paste, synchronised output.
    private static let knownModes: Set<Int> = [7, 12, 25, 1000, 1002, 1003, 1004, 1006, 1047, 1048, 1049, 2004, 2026]

    private mutating func turnOn(_ mode: Int) {
        modes.insert(mode)
        guard mode == 1049 || mode == 1047, hiddenGrid == nil else { return }
        saved = Saved(cursor: cursor, look: look)
        hiddenGrid = grid
        grid = Self.emptyGrid(size)
    }

    private mutating func turnOff(_ mode: Int) {
        modes.remove(mode)
        guard mode == 1049 || mode == 1047, let main = hiddenGrid else { return }
        grid = main
        hiddenGrid = nil
        restore()
    }

    private mutating func restore() {
        look = saved.look
        moveTo(line: saved.cursor.line, column: saved.cursor.column)
    }

    private mutating func moveTo(line: Int? = nil, column: Int? = nil) {
        isWrapDue = false
        if let line { cursor.line = min(max(0, line), size.lines - 1) }
        if let column { cursor.column = min(max(0, column), size.columns - 1) }
    }

    private mutating func eraseScreen(_ sequence: SequenceParser.ControlSequence) {
        switch sequence.number(0, or: 0) {
        case 0:
            erase(cursor.column..<size.columns, inLine: cursor.line)
            erase(lines: (cursor.line + 1)..<size.lines)
        case 1:
            erase(0..<(cursor.column + 1), inLine: cursor.line)
            erase(lines: 0..<cursor.line)
        case 2:
            erase(lines: 0..<size.lines)
        default:
            problems.append("\(sequence) erases what is not the program's")
        }
    }

    private mutating func eraseLine(_ sequence: SequenceParser.ControlSequence) {
        switch sequence.number(0, or: 0) {
        case 0: erase(cursor.column..<size.columns, inLine: cursor.line)
        case 1: erase(0..<(cursor.column + 1), inLine: cursor.line)
        case 2: erase(0..<size.columns, inLine: cursor.line)
        default: problems.append("unknown sequence \(sequence)")
        }
    }

    private mutating func report(_ sequence: SequenceParser.ControlSequence) {
        switch sequence.number(0, or: 0) {
        case 5: replies += Array("\u{1b}[0n".utf8)
        case 6: replies += Array("\u{1b}[\(cursor.line + 1);\(cursor.column + 1)R".utf8)
        default: problems.append("unknown sequence \(sequence)")
        }
    }

    private mutating func setScrollingLines(_ sequence: SequenceParser.ControlSequence) {
        let top = max(1, sequence.number(0, or: 1)) - 1
        let bottom = min(size.lines, sequence.number(1, or: size.lines))
        guard top + 1 < bottom else { return }
        scrollingLines = top..<bottom
        moveTo(line: 0, column: 0)
    }
}
