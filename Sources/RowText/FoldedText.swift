/// A row as it is compared: units, one for each composed scalar, and where each began.
///
/// It is filled again for each row and keeps its storage, so a warm one allocates nothing.
package struct FoldedText: Sendable {
    /// What is compared, in the order of the text.
    package private(set) var units: ContiguousArray<UInt32> = []
    /// The byte where each unit begins, counted from where the text does, and last where the text ends.
    ///
    /// Never descending. The parts of one scalar that stays decomposed share a start, so a unit's bytes end at the
    /// next greater one: see `end(of:)`.
    package private(set) var starts: ContiguousArray<UInt32> = [0]

    private var composer = Composer()

    /// An empty text.
    package init() {}

    /// The byte where unit `index` ends; constant time, for a unit is cut into four at most.
    package func end(of index: Int) -> Int {
        var next = index + 1
        while next < units.count && starts[next] == starts[index] {
            next += 1
        }
        return Int(starts[next])
    }

    /// Takes another text in place of the one before. Each byte that is not UTF-8 becomes U+FFFD.
    ///
    /// - Parameter range: where the text lies in `bytes`; shorter than 4 GiB.
    package mutating func refill(from bytes: ContiguousArray<UInt8>, in range: Range<Int>, folding: Folding) {
        precondition(range.count < UInt32.max, "starts are 32 bits wide")
        units.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        switch folding {
        case .none, .accents:
            decode(bytes.span, in: range)
        case .full:
            compose(bytes.span, in: range)
            foldKana()
        }
        starts.append(UInt32(range.count))
    }

    private mutating func decode(_ bytes: Span<UInt8>, in range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let scalar = DecodedScalar(bytes, at: index, before: range.upperBound)
            append(scalar.value, at: index - range.lowerBound)
            index += scalar.lengthCompared
        }
    }

    /// Decodes to the composed normal form, with the usual width of each scalar.
    ///
    /// Most scalars can be copied. Of the others a section is collected that nothing outside can join, from one scalar
    /// that begins something new to the next, and put into normal form as a whole.
    private mutating func compose(_ bytes: Span<UInt8>, in range: Range<Int>) {
        var index = range.lowerBound
        var section = 0
        var isComposed = true
        while index < range.upperBound {
            let scalar = DecodedScalar(bytes, at: index, before: range.upperBound)
            let start = index - range.lowerBound
            index += scalar.lengthCompared
            let isCopied = !UnitTraits(of: scalar.value).composes
            let plain = isCopied ? scalar.value : NormalForm.usualWidth(of: scalar.value)
            let beginsSection = isCopied || !UnitTraits(of: plain).composes
            if beginsSection {
                if !isComposed {
                    composer.compose(&units, &starts, from: section)
                }
                section = units.count
            }
            isComposed = beginsSection
            append(plain, at: start)
        }
        if !isComposed {
            composer.compose(&units, &starts, from: section)
        }
    }

    /// Katakana and their iteration marks lie 0x60 above their hiragana; `ー` and the few that have none stay. A
    /// voicing mark that found no kana to join is the one that stands alone.
    private mutating func foldKana() {
        for index in units.indices {
            let unit = units[index]
            guard unit &- 0x3099 <= 0x30FE - 0x3099 else { continue }
            switch unit {
            case 0x30A1...0x30F6, 0x30FD...0x30FE: units[index] = unit - Folding.katakanaOffset
            case 0x3099...0x309A: units[index] = unit + 2
            default: break
            }
        }
    }

    @inline(__always)
    private mutating func append(_ unit: UInt32, at start: Int) {
        units.append(unit)
        starts.append(UInt32(truncatingIfNeeded: start))
    }
}

extension DecodedScalar {
    /// How many bytes make one unit: of invalid ones each is counted for itself, as fzf does, although several may be
    /// drawn as one character. Otherwise rows with invalid bytes would get other scores, and another order, than there.
    @inline(__always)
    fileprivate var lengthCompared: Int { isValid ? length : 1 }
}
