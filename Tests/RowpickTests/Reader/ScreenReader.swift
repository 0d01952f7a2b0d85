/// A terminal's size in cells.
struct ScreenSize: Equatable, Sendable, CustomStringConvertible {
    var columns: Int
    var lines: Int

    var description: String { "\(columns)x\(lines)" }

    /// The size of the screen of a terminal that reports this one: some report nothing at first.
    var asShown: ScreenSize { columns > 0 && lines > 0 ? self : ScreenSize(columns: 80, lines: 24) }

    init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
    }

    /// Reads `60x12`.
    init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: "x").compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        self.init(columns: numbers[0], lines: numbers[1])
    }
}

/// What a terminal shows of the bytes written to it, for tests.
///
/// Knows the sequences that a picker has a use for. Any other is noted in ``problems`` and is a failure of the test,
/// never ignored. Lines are not rewrapped when the width changes.
struct ScreenReader: Sendable {
    struct Position: Equatable, Sendable {
        var line = 0
        var column = 0
    }

    /// What `ESC 7` keeps and `ESC 8` brings back.
    struct Saved: Sendable {
        var cursor = Position()
        var look = Look()
    }

    /// Autowrap and a visible cursor.
    static let initialModes: Set<Int> = [7, 25]

    private(set) var size: ScreenSize
    let areAmbiguousWide: Bool
    /// The cells now shown, line by line.
    var grid: [[ScreenCell]]
    /// The main screen's cells while the alternate one is shown.
    var hiddenGrid: [[ScreenCell]]?
    /// The lines that left the main screen at its top, oldest first, without their trailing blanks.
    var scrollback: [String] = []
    var cursor = Position()
    /// The look of what is written next.
    var look = Look()
    var saved = Saved()
    /// The private modes that are on, by number.
    var modes = ScreenReader.initialModes
    /// The lines that scroll; the whole screen unless a program narrowed it.
    var scrollingLines: Range<Int>
    /// Whether the last column was just filled, so that the next character starts a new line.
    var isWrapDue = false
    var cursorShape = 0
    /// What was not understood, or should not be sent to a terminal.
    var problems: [String] = []
    /// What the terminal answers, to be written to the program's input.
    var replies: [UInt8] = []
    /// How often the bell rang.
    var bells = 0
    private var parser = SequenceParser()

    /// - Parameter areAmbiguousWide: whether characters of ambiguous width take two columns.
    init(size: ScreenSize, areAmbiguousWide: Bool = false) {
        self.size = size
        self.areAmbiguousWide = areAmbiguousWide
        grid = Self.emptyGrid(size)
        scrollingLines = 0..<size.lines
    }

    /// Takes bytes that a program wrote.
    mutating func read(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            guard let token = parser.take(byte) else { continue }
            apply(token)
        }
    }

    /// Takes text as a program writes it through a terminal in its usual state, where a line feed also returns.
    mutating func read(text: [UInt8]) {
        read(text.flatMap { $0 == 0x0a ? [0x0d, 0x0a] : [$0] })
    }

    /// The lines on the screen, without trailing blanks; as many as the screen has.
    var lines: [String] { grid.map(Self.text) }

    /// What differs from a terminal that nobody has used, but for what is written on it.
    var leftovers: [String] {
        var found: [String] = []
        let on = modes.subtracting(Self.initialModes).sorted()
        if !on.isEmpty { found.append("modes left on: \(on)") }
        let off = Self.initialModes.subtracting(modes).sorted()
        if !off.isEmpty { found.append("modes left off: \(off)") }
        if hiddenGrid != nil { found.append("the alternate screen was not left") }
        if look != Look() { found.append("text would be written in \(look)") }
        if scrollingLines != 0..<size.lines { found.append("only the lines \(scrollingLines) scroll") }
        if cursorShape != 0 { found.append("the cursor has the shape \(cursorShape)") }
        if parser.isAmidst { found.append("a sequence was begun and not ended") }
        return found
    }

    /// The looks of the cells of every place on the screen where `text` stands.
    func looks(of text: String) -> [Look] {
        grid.flatMap { line -> [Look] in
            let cells = line.filter { !$0.isRightHalf }
            let wanted = text.map(String.init)
            guard !wanted.isEmpty, cells.count >= wanted.count else { return [] }
            for start in 0...(cells.count - wanted.count) {
                let candidate = cells[start..<(start + wanted.count)]
                if candidate.map(\.text) == wanted { return candidate.map(\.look) }
            }
            return []
        }
    }

    /// Changes the size as a terminal without rewrapping does: lines below the cursor go first, then those at the
    /// top move into the scrollback; a taller screen takes them back.
    mutating func resize(to new: ScreenSize) {
        while grid.count > new.lines {
            if cursor.line < grid.count - 1 {
                grid.removeLast()
            } else {
                let top = grid.removeFirst()
                if hiddenGrid == nil { scrollback.append(Self.text(top)) }
                cursor.line -= 1
                saved.cursor.line = max(0, saved.cursor.line - 1)
            }
        }
        size = ScreenSize(columns: new.columns, lines: grid.count)
        while grid.count < new.lines {
            if hiddenGrid == nil, let last = scrollback.popLast() {
                grid.insert(Self.cells(last, columns: new.columns), at: 0)
                cursor.line += 1
                saved.cursor.line += 1
            } else {
                grid.append(Self.emptyLine(new.columns))
            }
        }
        size = new
        grid = grid.map { Self.fitted($0, columns: new.columns) }
        hiddenGrid = hiddenGrid.map { Self.fitted($0, size: new) }
        scrollingLines = 0..<new.lines
        cursor.column = min(cursor.column, new.columns - 1)
        cursor.line = min(max(0, cursor.line), new.lines - 1)
        isWrapDue = false
    }

    static func text(_ line: [ScreenCell]) -> String {
        var text = line.map(\.text).joined()
        while text.last == " " { text.removeLast() }
        return text
    }

    static func emptyLine(_ columns: Int) -> [ScreenCell] {
        Array(repeating: .blank, count: columns)
    }

    static func emptyGrid(_ size: ScreenSize) -> [[ScreenCell]] {
        Array(repeating: emptyLine(size.columns), count: size.lines)
    }

    private static func cells(_ text: String, columns: Int) -> [ScreenCell] {
        var reader = ScreenReader(size: ScreenSize(columns: columns, lines: 1))
        reader.modes.remove(7)
        reader.read(Array(text.utf8))
        return reader.grid[0]
    }

    private static func fitted(_ line: [ScreenCell], columns: Int) -> [ScreenCell] {
        var fitted = Array(line.prefix(columns))
        if fitted.count < line.count, line[fitted.count].isRightHalf, let last = fitted.indices.last {
            fitted[last] = .blank
        }
        return fitted + emptyLine(columns - fitted.count)
    }

    private static func fitted(_ grid: [[ScreenCell]], size: ScreenSize) -> [[ScreenCell]] {
        let kept = grid.prefix(size.lines).map { fitted($0, columns: size.columns) }
        return kept + Array(repeating: emptyLine(size.columns), count: size.lines - kept.count)
    }
}
