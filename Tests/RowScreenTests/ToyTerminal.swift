import RowText

@testable import RowScreen

/// A terminal that understands what the painter and the stage send, and traps on anything else.
struct ToyTerminal {
    /// How a terminal draws a cluster that others may draw otherwise.
    enum Opinion: CaseIterable {
        /// As we reckon.
        case same
        /// Ambiguous characters are wide, joined clusters are drawn as their parts.
        case wider
        /// Whatever is not surely wide is narrow.
        case narrower
    }

    private(set) var cells: [[Cell]]
    private(set) var scrollback: [[Cell]] = []
    private(set) var cursor = Position(line: 0, column: 0)
    private(set) var isCursorShown = true
    private(set) var style = Style.plain
    private(set) var isUpdating = false
    private(set) var answers: [Position] = []
    private var isWrapPending = false
    private(set) var wraps = true
    private var saved = (cursor: Position(line: 0, column: 0), style: Style.plain)
    private let opinion: Opinion
    let size: Size

    init(height: Int, width: Int, opinion: Opinion = .same) {
        size = Size(height: height, width: width)
        cells = Array(repeating: Array(repeating: .blank, count: width), count: height)
        self.opinion = opinion
    }

    /// The text of each line, blanks at its end left out.
    var lines: [String] { cells.map(Self.text) }

    /// Everything that can be scrolled to, blank lines at the end left out.
    var history: [String] {
        let all = (scrollback + cells).map(Self.text)
        return Array(all.reversed().drop { $0.isEmpty }.reversed())
    }

    private static func text(_ cells: [Cell]) -> String {
        String(cells.map(\.text).joined().reversed().drop { $0 == " " }.reversed())
    }

    mutating func type(_ text: String) {
        obey(Array(text.utf8))
    }

    mutating func obey(_ bytes: [UInt8]) {
        var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
        while let scalar = rest.first {
            switch scalar {
            case "\u{1B}":
                rest = rest.dropFirst()
                escape(&rest)
            case "\n":
                rest = rest.dropFirst()
                cursor.column = 0
                index()
            case "\r":
                rest = rest.dropFirst()
                cursor.column = 0
                isWrapPending = false
            default:
                let run = rest.prefix { !["\u{1B}", "\n", "\r"].contains($0) }
                rest = rest.dropFirst(run.count)
                var text = String.UnicodeScalarView()
                text.append(contentsOf: run)
                for character in String(text) { draw(character) }
            }
        }
    }

    private mutating func escape(_ rest: inout ArraySlice<Unicode.Scalar>) {
        switch rest.removeFirst() {
        case "7": saved = (cursor, style)
        case "8":
            (cursor, style) = saved
            isWrapPending = false
        case "D": index()
        case "[":
            let parameters = rest.prefix { !("@"..."~").contains($0) }
            rest = rest.dropFirst(parameters.count)
            control(String(String.UnicodeScalarView(parameters)), final: rest.removeFirst())
        case let other: preconditionFailure("ESC \(other)")
        }
    }

    private mutating func control(_ parameters: String, final: Unicode.Scalar) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        switch (final, parameters) {
        case ("H", _):
            precondition(numbers.count == 2 && numbers[0] <= size.height && numbers[1] <= size.width, "\(parameters)H")
            cursor = Position(line: numbers[0] - 1, column: numbers[1] - 1)
            isWrapPending = false
        case ("A", _):
            cursor.line = max(cursor.line - numbers[0], 0)
        case ("K", ""):
            precondition(!isWrapPending, "where erasing begins is uncertain")
            erase(line: cursor.line, from: cursor.column)
        case ("J", ""):
            erase(line: cursor.line, from: cursor.column)
            for line in (cursor.line + 1)..<max(size.height, cursor.line + 1) { erase(line: line, from: 0) }
        case ("m", _): style = Self.style(from: numbers, style)
        case ("n", "6"): answers.append(cursor)
        case ("h", "?25"), ("l", "?25"): isCursorShown = final == "h"
        case ("h", "?7"), ("l", "?7"): wraps = final == "h"
        case ("h", "?2026"), ("l", "?2026"): isUpdating = final == "h"
        default: preconditionFailure("CSI \(parameters)\(final)")
        }
    }

    private mutating func erase(line: Int, from column: Int) {
        precondition(style == .plain, "erasing would leave a coloured ground")
        if cells[line][column].width == 0 { cells[line][column - 1] = .blank }
        for column in column..<size.width { cells[line][column] = .blank }
    }

    private mutating func index() {
        isWrapPending = false
        guard cursor.line == size.height - 1 else {
            cursor.line += 1
            return
        }
        scrollback.append(cells.removeFirst())
        cells.append(Array(repeating: .blank, count: size.width))
    }

    private mutating func draw(_ character: Character) {
        guard displayWidth(of: character) > 0 else { return mark(character) }
        for (text, width) in pieces(of: character) { draw(text, width: width) }
    }

    /// Puts a mark on the character that was written last.
    private mutating func mark(_ character: Character) {
        let column = isWrapPending ? cursor.column : cursor.column - 1
        guard opinion == .same, column >= 0 else { return }
        let cell = cells[cursor.line][column]
        cells[cursor.line][column] = Cell(cell.text + String(character), width: max(1, cell.width), style: cell.style)
    }

    private func pieces(of character: Character) -> [(String, Int)] {
        let width = max(displayWidth(of: character), 1)
        switch opinion {
        case .same: return [(String(character), width)]
        case .narrower:
            let isDoubtful = Cell(String(character), width: width).isDoubtful
            return [(String(character), isDoubtful ? 1 : width)]
        case .wider:
            return character.unicodeScalars.compactMap { scalar in
                let columns = isAmbiguous(scalar) ? 2 : displayWidth(of: Character(scalar))
                return columns == 0 ? nil : (String(scalar), columns)
            }
        }
    }

    private mutating func draw(_ text: String, width: Int) {
        if isWrapPending || cursor.column + width > size.width {
            guard wraps else { return }
            cursor.column = 0
            index()
        }
        let columns = cursor.column..<(cursor.column + width)
        sever(at: columns.lowerBound)
        sever(at: columns.upperBound)
        cells[cursor.line][cursor.column] = Cell(text, width: width, style: style)
        if width == 2 { cells[cursor.line][cursor.column + 1] = .secondHalf(style: style) }
        isWrapPending = wraps && columns.upperBound == size.width
        cursor.column = min(columns.upperBound, size.width - 1)
    }

    /// Blanks both halves of a wide character that a column divides.
    private mutating func sever(at column: Int) {
        guard column < size.width, cells[cursor.line][column].width == 0 else { return }
        cells[cursor.line][column] = .blank
        cells[cursor.line][column - 1] = .blank
    }

    private static func style(from numbers: [Int], _ before: Style) -> Style {
        guard !numbers.isEmpty else { return .plain }
        var style = before
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: style = .plain
            case 1: style.isBold = true
            case 2: style.isDim = true
            case 3: style.isItalic = true
            case 4: style.isUnderlined = true
            case 7: style.isReversed = true
            case 9: style.isStruck = true
            case 30...37: style.foreground = .indexed(UInt8(number - 30))
            case 40...47: style.background = .indexed(UInt8(number - 40))
            case 90...97: style.foreground = .indexed(UInt8(number - 82))
            case 100...107: style.background = .indexed(UInt8(number - 92))
            case 38: style.foreground = colour(&rest)
            case 48: style.background = colour(&rest)
            default: preconditionFailure("SGR \(number)")
            }
        }
        return style
    }

    private static func colour(_ rest: inout ArraySlice<Int>) -> Colour {
        let parts = rest.prefix(rest.first == 5 ? 2 : 4).map { UInt8($0) }
        rest = rest.dropFirst(parts.count)
        return parts.count == 2 ? .indexed(parts[1]) : .exact(red: parts[1], green: parts[2], blue: parts[3])
    }
}
