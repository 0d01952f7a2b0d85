/// How many columns a character takes on a terminal: 0, 1 or 2.
///
/// Widths follow Unicode's East Asian Width, with ambiguous ones narrow. Emoji that are drawn as pictures, flags,
/// keycaps and joined emoji take two columns, marks none. Terminals disagree about some clusters, so what follows one
/// is best placed by its absolute column. Costs a search in a table for each scalar that is not of a common script.
package func displayWidth(of character: Character) -> Int {
    var width = ClusterWidth()
    for scalar in character.unicodeScalars {
        width.add(scalar)
    }
    return width.columns
}

/// Whether some terminals draw it in two columns and others in one (East Asian Ambiguous); logarithmic.
///
/// A mark may be one, and takes no column all the same.
package func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    WidthTable.ambiguous.containsRange(with: scalar.value)
}

/// The width of one cluster, reckoned scalar by scalar.
struct ClusterWidth {
    private let areAmbiguousWide: Bool
    private var sum = 0
    private var first: Unicode.Scalar?
    private var presentation = Presentation.asIs

    private enum Presentation {
        case asIs, picture, text
    }

    init(areAmbiguousWide: Bool = false) {
        self.areAmbiguousWide = areAmbiguousWide
    }

    /// The sum of the parts, which is what a terminal that knows no clusters does too, but at most two.
    var columns: Int {
        switch presentation {
        case .asIs: min(sum, 2)
        case .picture: 2
        case .text: 1
        }
    }

    mutating func add(_ scalar: Unicode.Scalar) {
        sum += Self.columns(of: scalar, areAmbiguousWide: areAmbiguousWide)
        guard let first else {
            first = scalar
            return
        }
        switch scalar.value {
        case 0xFE0F where first.properties.isEmoji: presentation = .picture
        case 0xFE0E where first.properties.isEmojiPresentation: presentation = .text
        default: break
        }
    }

    static func columns(of scalar: Unicode.Scalar, areAmbiguousWide: Bool) -> Int {
        let columns = columns(of: scalar)
        return areAmbiguousWide && columns == 1 && scalar.value > 0x7F && isAmbiguous(scalar) ? 2 : columns
    }

    static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x7F, 0xC0..<0x300: 1
        case 0x3041..<0x3097, 0x3400..<0xA000, 0xAC00..<0xD7A4: 2
        default:
            if WidthTable.none.containsRange(with: scalar.value) {
                0
            } else {
                WidthTable.wide.containsRange(with: scalar.value) ? 2 : 1
            }
        }
    }
}
