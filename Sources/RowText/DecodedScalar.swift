/// One scalar at the front of some UTF-8, or what stands in for bytes that are none.
struct DecodedScalar: Equatable {
    /// U+FFFD where the bytes are invalid.
    let value: UInt32
    /// How many bytes it takes: of invalid ones, as many as could have begun a scalar, and at least one.
    let length: Int
    let isValid: Bool

    static let replacement: UInt32 = 0xFFFD

    /// - Parameter window: the next four bytes, the first one highest; what lies past the end is zero, which never
    ///   continues a scalar.
    @inline(__always)
    init(window: UInt32) {
        let lead = window >> 24
        guard lead >= 0x80 else {
            self.init(value: lead, length: 1, isValid: true)
            return
        }
        let second = (window >> 16) & 0xFF
        guard Self.seconds(after: lead).contains(second) else {
            self.init(value: Self.replacement, length: 1, isValid: false)
            return
        }
        guard lead >= 0xE0 else {
            self.init(value: (lead & 0x1F) << 6 | (second & 0x3F), length: 2, isValid: true)
            return
        }
        let third = (window >> 8) & 0xFF
        guard third & 0xC0 == 0x80 else {
            self.init(value: Self.replacement, length: 2, isValid: false)
            return
        }
        guard lead >= 0xF0 else {
            let value = (lead & 0x0F) << 12 | (second & 0x3F) << 6 | (third & 0x3F)
            self.init(value: value, length: 3, isValid: true)
            return
        }
        let fourth = window & 0xFF
        guard fourth & 0xC0 == 0x80 else {
            self.init(value: Self.replacement, length: 3, isValid: false)
            return
        }
        let high = (lead & 0x07) << 18 | (second & 0x3F) << 12
        self.init(value: high | (third & 0x3F) << 6 | (fourth & 0x3F), length: 4, isValid: true)
    }

    @inline(__always)
    private init(value: UInt32, length: Int, isValid: Bool) {
        self.value = value
        self.length = length
        self.isValid = isValid
    }

    /// Which bytes may follow a first one: the table of well-formed UTF-8 in the Unicode Standard, section 3.9.
    @inline(__always)
    private static func seconds(after lead: UInt32) -> Range<UInt32> {
        switch lead {
        case 0xE0: 0xA0..<0xC0
        case 0xED: 0x80..<0xA0
        case 0xF0: 0x90..<0xC0
        case 0xF4: 0x80..<0x90
        case 0xC2...0xF3: 0x80..<0xC0
        default: 0..<0
        }
    }
}

extension DecodedScalar {
    /// Decodes what begins at `index`, for a row that is drawn.
    init(_ bytes: [UInt8], at index: Int, before end: Int) {
        var window: UInt32 = 0
        for offset in 0..<4 {
            window = window << 8 | (index + offset < end ? UInt32(bytes[index + offset]) : 0)
        }
        self.init(window: window)
    }

    /// The same, for every row that is searched; an array lends no span on macOS 15.
    @inline(__always)
    init(_ bytes: Span<UInt8>, at index: Int, before end: Int) {
        let lead = UInt32(bytes[index])
        guard lead >= 0x80 else {
            self.init(window: lead << 24)
            return
        }
        let second = index + 1 < end ? UInt32(bytes[index + 1]) : 0
        let third = index + 2 < end ? UInt32(bytes[index + 2]) : 0
        let fourth = index + 3 < end ? UInt32(bytes[index + 3]) : 0
        self.init(window: lead << 24 | second << 16 | third << 8 | fourth)
    }
}
