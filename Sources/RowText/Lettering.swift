/// How text is put on a certain terminal: what stands in for what may not be drawn or could not be seen, and how wide
/// characters are.
package struct Lettering: Equatable, Sendable {
    /// Whether all stand-ins are ASCII.
    let isASCII: Bool
    /// Whether no two different texts get the same look, however much room that takes.
    package private(set) var isExact = false
    /// Whether characters of ambiguous width take two columns.
    let areAmbiguousWide: Bool

    /// A picture for a control (`␊`), blanks for a tab, and U+FFFD for whatever else there is.
    package static let pictures = Lettering(isASCII: false)

    /// The same for those who have no such characters: `^J`, blanks, and `?`.
    package static let ascii = Lettering(isASCII: true)

    /// Such that texts are told apart which would look the same: everything is spelled (`<0A>`, `<E9>` for a byte that
    /// is no UTF-8, `<U+200B>`), a tab has a sign, and so have blanks but for single ones between other characters.
    /// Marks are spelled where a composed character looks like them.
    package var exact: Lettering {
        var exact = self
        exact.isExact = true
        return exact
    }

    /// The same on a terminal that draws characters of ambiguous width in two columns, or in one.
    package func on(wideAmbiguous areWide: Bool) -> Lettering {
        Lettering(isASCII: isASCII, areAmbiguousWide: areWide)
    }

    private init(isASCII: Bool, areAmbiguousWide: Bool = false) {
        self.isASCII = isASCII
        self.areAmbiguousWide = areAmbiguousWide
    }

    /// Each character of a stand-in takes one column, but for the one sign of ambiguous width.
    func width(ofStandIn text: String) -> Int {
        areAmbiguousWide && text == "\u{FFFD}" ? 2 : text.count
    }

    func text(ofControl byte: UInt8) -> String {
        if isExact { return spelling(of: [byte]) }
        guard !isASCII else { return "^" + String(Unicode.Scalar(byte ^ 0x40)) }
        let picture = byte == 0x7F ? 0x2421 : 0x2400 + UInt16(byte)
        return String(decoding: CollectionOfOne(picture), as: UTF16.self)
    }

    /// A tab and the blanks to a tab stop, the one after the next where there is no room for the sign.
    func text(ofTabTo columns: Int, tabStop: Int) -> String {
        let sign = isExact ? isASCII ? "^I" : "⇥" : ""
        let width = sign.count <= columns ? columns : columns + tabStop
        return sign + String(repeating: " ", count: width - sign.count)
    }

    /// Of a blank that could not be counted.
    var blank: String { isASCII ? "_" : "␣" }

    func text(ofInvalid bytes: ArraySlice<UInt8>) -> String {
        isExact ? spelling(of: bytes) : unknown
    }

    func text(ofHidden scalar: Unicode.Scalar) -> String {
        guard isExact else { return unknown }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }

    /// What is somehow not to be shown.
    var unknown: String { isASCII ? "?" : "\u{FFFD}" }

    private func spelling(of bytes: some Sequence<UInt8>) -> String {
        "<" + bytes.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined() + ">"
    }
}
