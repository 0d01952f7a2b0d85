/// A piece of the input before it is made fit to be seen.
struct Cluster {
    enum Content {
        /// A scalar that nothing is attached to.
        case plain(Unicode.Scalar)
        /// A C0 control or DEL.
        case control(UInt8)
        /// Something that may not be drawn, see `Unicode.Scalar.isForbidden`.
        case forbidden(Unicode.Scalar)
        /// Bytes that are no UTF-8.
        case invalid(ArraySlice<UInt8>)
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
    /// Makes a cluster fit to be seen; one that is a tab is not for this.
    init(_ cluster: Cluster, _ lettering: Lettering) {
        switch cluster.content {
        case .plain(let scalar):
            let width = ClusterWidth.columns(of: scalar, areAmbiguousWide: lettering.areAmbiguousWide)
            self.init(text: String(scalar), bytes: cluster.bytes, width: width, isSubstitute: false)
        case .control(let byte):
            self.init(standIn: lettering.text(ofControl: byte), bytes: cluster.bytes, lettering)
        case .forbidden(let scalar):
            self.init(standIn: lettering.text(ofHidden: scalar), bytes: cluster.bytes, lettering)
        case .invalid(let bytes):
            self.init(standIn: lettering.text(ofInvalid: bytes), bytes: cluster.bytes, lettering)
        case .scalars(let scalars):
            self.init(scalars, bytes: cluster.bytes, lettering)
        }
    }

    init(standIn text: String, bytes: Range<Int>, _ lettering: Lettering) {
        self.init(text: text, bytes: bytes, width: lettering.width(ofStandIn: text), isSubstitute: true)
    }

    /// More scalars than this are not one character of any script, but a heap of marks that would cover the lines
    /// above and below; the longest emoji in use, a flag of a region, has 14 at most.
    static let mostScalars = 32

    private init(_ scalars: ArraySlice<Unicode.Scalar>, bytes: Range<Int>, _ lettering: Lettering) {
        guard let first = scalars.first, scalars.contains(where: { !$0.properties.isDefaultIgnorableCodePoint }) else {
            self.init(standIn: lettering.unknown, bytes: bytes, lettering)
            return
        }
        var text = String.UnicodeScalarView()
        if !first.isBase {
            text.append("\u{A0}")
        }
        text.append(contentsOf: scalars.prefix(Self.mostScalars))
        var width = ClusterWidth(areAmbiguousWide: lettering.areAmbiguousWide)
        for scalar in text {
            width.add(scalar)
        }
        self.init(text: String(text), bytes: bytes, width: max(1, width.columns), isSubstitute: false)
    }
}
