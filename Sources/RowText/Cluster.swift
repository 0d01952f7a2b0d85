/// A piece of the input before it is made fit to be seen.
struct Cluster {
    enum Content {
        /// A scalar that nothing is attached to.
        case plain(Unicode.Scalar)
        /// A C0 control or DEL.
        case control(UInt8)
        /// Something that may not be drawn, see `Unicode.Scalar.isForbidden`, or bytes that are no UTF-8.
        case forbidden
        /// A grapheme cluster of other characters.
        case scalars(ArraySlice<Unicode.Scalar>)
    }

    let content: Content
    let bytes: Range<Int>
}

extension UInt8 {
    /// Whether it is a C0 control or DEL, which is a cluster by itself whatever follows.
    var isControl: Bool { self < 0x20 || self == 0x7F }
}

extension Grapheme {
    /// Makes a cluster fit to be seen.
    init(_ cluster: Cluster, columnsToTabStop: Int) {
        switch cluster.content {
        case .plain(let scalar):
            let width = ClusterWidth.columns(of: scalar)
            self.init(text: String(scalar), bytes: cluster.bytes, width: width, isSubstitute: false)
        case .control(0x09):
            let blanks = String(repeating: " ", count: columnsToTabStop)
            self.init(text: blanks, bytes: cluster.bytes, width: columnsToTabStop, isSubstitute: true)
        case .control(let byte):
            self.init(text: Self.picture(of: byte), bytes: cluster.bytes, width: 1, isSubstitute: true)
        case .forbidden:
            self.init(text: "\u{FFFD}", bytes: cluster.bytes, width: 1, isSubstitute: true)
        case .scalars(let scalars):
            self.init(scalars, bytes: cluster.bytes)
        }
    }

    /// More scalars than this are not one character of any script, but a heap of marks that would cover the lines
    /// above and below; the longest emoji in use, a flag of a region, has 14 at most.
    private static let mostScalars = 32

    private init(_ scalars: ArraySlice<Unicode.Scalar>, bytes: Range<Int>) {
        guard let first = scalars.first, scalars.contains(where: { !$0.properties.isDefaultIgnorableCodePoint }) else {
            self.init(text: "\u{FFFD}", bytes: bytes, width: 1, isSubstitute: true)
            return
        }
        var text = String.UnicodeScalarView()
        if !first.isBase {
            text.append("\u{A0}")
        }
        text.append(contentsOf: scalars.prefix(Self.mostScalars))
        var width = ClusterWidth()
        for scalar in text {
            width.add(scalar)
        }
        self.init(text: String(text), bytes: bytes, width: max(1, width.columns), isSubstitute: false)
    }

    private static func picture(of control: UInt8) -> String {
        let picture = control == 0x7F ? 0x2421 : 0x2400 + UInt16(control)
        return String(decoding: CollectionOfOne(picture), as: UTF16.self)
    }
}
