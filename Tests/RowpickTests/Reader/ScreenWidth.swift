extension Unicode.Scalar {
    /// How many cells the tests' terminal gives this character: 0, 1 or 2.
    ///
    /// The wide blocks as terminals without a locale have them, ambiguous ones narrow. Coarser than what the picker
    /// measures with, on purpose: it is a second opinion, not a copy.
    var screenWidth: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if (0x1160...0x11ff).contains(value) || (0x1f3fb...0x1f3ff).contains(value) { return 0 }
        return Self.wideBlocks.contains { $0.contains(value) } ? 2 : 1
    }

    /// Whether some terminals give it two cells for the sake of East Asian fonts: signs that tests use, and letters.
    var isAmbiguousOnScreen: Bool {
        Self.ambiguousBlocks.contains { $0.contains(value) }
    }

    private static let ambiguousBlocks: [ClosedRange<UInt32>] = [
        0xa7...0xa8, 0xb0...0xb4, 0xd7...0xd7, 0xe9...0xe9, 0x391...0x3c9, 0x410...0x44f, 0x2010...0x2027,
        0x2190...0x2199,
        0x2460...0x24ff, 0x2500...0x254b, 0x2580...0x258f, 0x2592...0x2595, 0x25b2...0x25bd, 0xfffd...0xfffd,
    ]

    private static let wideBlocks: [ClosedRange<UInt32>] = [
        0x1100...0x115f,  // Hangul leading consonants
        0x231a...0x231b, 0x23e9...0x23ec, 0x2614...0x2615, 0x2648...0x2653, 0x2705...0x2705, 0x2728...0x2728,
        0x2753...0x2755, 0x2b50...0x2b50, 0x2b55...0x2b55,
        0x2e80...0x303e,  // radicals, punctuation
        0x3041...0x33ff,  // kana, squared words
        0x3400...0x4dbf, 0x4e00...0x9fff,  // ideographs
        0xa000...0xa4cf,  // Yi
        0xa960...0xa97c,
        0xac00...0xd7a3,  // Hangul syllables
        0xf900...0xfaff,
        0xfe30...0xfe6f,
        0xff01...0xff60, 0xffe0...0xffe6,  // full-width forms
        0x1b000...0x1b2ff,
        0x1f1e6...0x1f1ff,
        0x1f300...0x1f320, 0x1f32d...0x1f335, 0x1f337...0x1f37c, 0x1f37e...0x1f393, 0x1f3a0...0x1f3ca,
        0x1f3e0...0x1f3f0, 0x1f3f8...0x1f43e, 0x1f440...0x1f440, 0x1f442...0x1f4fc, 0x1f4ff...0x1f53d,
        0x1f5fb...0x1f64f, 0x1f680...0x1f6c5, 0x1f6eb...0x1f6ec, 0x1f7e0...0x1f7eb, 0x1f90c...0x1f9ff,
        0x1fa70...0x1faff,
        0x20000...0x3fffd,  // ideographs outside the first plane
    ]
}
