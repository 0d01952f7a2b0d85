/// What stands in one column of one line.
package struct Cell: Hashable, Sendable {
    /// One character; empty in the second half of a wide one.
    package let text: String
    /// 1, or 2 in the first half of a wide character and 0 in its second half.
    package let width: Int
    /// A blank that looks like a plain one is plain.
    package let style: Style

    /// - Parameter width: 1 or 2 columns.
    package init(_ text: String, width: Int = 1, style: Style = .plain) {
        precondition(width == 1 || width == 2, "a character takes one or two columns")
        self.init(unchecked: text, width: width, style: style)
    }

    private init(unchecked text: String, width: Int, style: Style) {
        self.text = text
        self.width = width
        self.style = text != " " || style.showsOnBlanks ? style : .plain
    }

    /// The same in another style.
    func styled(_ style: Style) -> Cell { Cell(unchecked: text, width: width, style: style) }

    /// Nothing, in the terminal's default style.
    package static let blank = Cell(" ")

    /// The second half of a wide character.
    static func secondHalf(style: Style) -> Cell {
        Cell(unchecked: "", width: 0, style: style)
    }

    var isSecondHalf: Bool { width == 0 }

    /// Whether it is one byte, so that every terminal advances by one column.
    var isASCII: Bool { text.utf8.count == 1 }

    /// Whether some terminal may give it more columns than others, or fewer.
    ///
    /// Terminals agree about ASCII and about the characters of the East Asian scripts. About everything else some do
    /// not: a Greek letter is wide where ambiguous width means wide, and a joined emoji may be drawn as its parts.
    var isDoubtful: Bool {
        if isASCII || isSecondHalf { return false }
        let scalars = text.unicodeScalars
        return width == 1 || scalars.count > 1 || !scalars.allSatisfy(Self.isSurelyWide)
    }

    /// The most columns that any terminal may give it.
    var reach: Int {
        isDoubtful ? max(width, 2 * text.unicodeScalars.count) : width
    }

    private static func isSurelyWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3105...0x312F, 0x3131...0x318E: true
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
        default: false
        }
    }
}
