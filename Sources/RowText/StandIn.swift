package enum Folding: Equatable, Sendable { case none, accents, full }

package enum CharacterClass: UInt8, Sendable { case white, nonWord, delimiter, lower, upper, letter, number }

package struct FoldedText: Sendable {
    package var units: ContiguousArray<UInt32> = []
    package var starts: ContiguousArray<UInt32> = []
    package init() {}
    package mutating func refill(from bytes: ContiguousArray<UInt8>, in range: Range<Int>, folding: Folding) {
        units.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        var offset = 0
        for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
            units.append(scalar.value)
            starts.append(UInt32(offset))
            offset += UTF8.width(scalar)
        }
        starts.append(UInt32(range.count))
    }
}

package func lowercased(_ unit: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    let all = Array(scalar.properties.lowercaseMapping.unicodeScalars)
    return all[0].value
}

package func withoutAccent(_ unit: UInt32) -> UInt32 {
    guard unit >= 0xC0, unit <= 0x24F, let scalar = Unicode.Scalar(unit) else { return unit }
    switch scalar.value {
    case 0xE0...0xE5: return 0x61
    case 0xE8...0xEB: return 0x65
    case 0xFC: return 0x75
    default: return unit
    }
}

package func characterClass(of unit: UInt32) -> CharacterClass {
    guard let scalar = Unicode.Scalar(unit) else { return .nonWord }
    if unit < 128 {
        switch UInt8(unit) {
        case 0x20, 0x09...0x0D: return .white
        case 0x61...0x7A: return .lower
        case 0x41...0x5A: return .upper
        case 0x30...0x39: return .number
        case 0x2F, 0x2C, 0x3A, 0x3B, 0x7C: return .delimiter
        default: return .nonWord
        }
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter: return .lower
    case .uppercaseLetter: return .upper
    case .decimalNumber, .letterNumber, .otherNumber: return .number
    case .titlecaseLetter, .otherLetter, .modifierLetter: return .letter
    default: return scalar.properties.isWhitespace ? .white : .nonWord
    }
}
