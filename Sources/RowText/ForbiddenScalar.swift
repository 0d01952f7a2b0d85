extension Unicode.Scalar {
    /// Whether it may not be sent to a terminal: a control, a change of direction, a format or filler that shows
    /// nothing, a noncharacter.
    ///
    /// Joiners, variation selectors and other invisible extenders are allowed: inside a cluster they belong to it.
    var isForbidden: Bool {
        guard !isPlain else { return false }
        let isNoncharacter = value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value
        return isNoncharacter || isForbiddenByProperties
    }

    /// Whether it is known, without a look at tables, to be printable and to end a cluster when another such follows.
    ///
    /// ASCII, Latin, Cyrillic, Han, kana, Hangul syllables and full-width forms: most of what rows hold.
    package var isPlain: Bool {
        switch value {
        case 0x20..<0x7F, 0xC0..<0x300, 0x410..<0x450, 0x3000..<0x302A, 0x3041..<0x3097, 0x30A1..<0x3100,
            0x3400..<0xA000,
            0xAC00..<0xD7A4, 0xFF01..<0xFF9E:
            true
        default: false
        }
    }

    /// A letter of the alphabet in tags, which spells the region of a flag and is invisible anywhere else.
    var isTag: Bool {
        0xE0020...0xE007F ~= value
    }

    /// Whether a cluster may begin with it as it is; a mark or a joiner needs something to stand on.
    ///
    /// Some spacing marks, such as Myanmar's vowels, do stand alone.
    var isBase: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: isDrawnFormat || !joinsBlank
        default: true
        }
    }

    private var joinsBlank: Bool {
        String(String.UnicodeScalarView(["\u{A0}", self])).count == 1
    }

    private var isForbiddenByProperties: Bool {
        if properties.isDefaultIgnorableCodePoint {
            return !isInvisibleExtender
        }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
        case .format: return !isDrawnFormat
        default: return false
        }
    }

    /// U+200D joins emoji; U+115F and U+1160 fill a place in a Hangul syllable.
    private var isInvisibleExtender: Bool {
        properties.isGraphemeExtend || value == 0x200D || value == 0x115F || value == 0x1160
    }

    /// The signs that span a number or a word (Prepended_Concatenation_Mark): the only format characters one can see.
    private var isDrawnFormat: Bool {
        switch value {
        case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
        default: false
        }
    }
}
