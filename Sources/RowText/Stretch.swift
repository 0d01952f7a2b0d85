/// Scalars in a row that may be drawn, with no control among them.
struct Stretch {
    private(set) var scalars: [Unicode.Scalar] = []
    /// Where each scalar begins, and then where the last one ends; empty if the input begins with something forbidden.
    private(set) var starts: [Int] = []
    /// Whether it ended for having reached the limit.
    private(set) var isCut = false
    /// The scalar that ended it for being forbidden; `nil` where bytes did that are none.
    private(set) var forbidden: Unicode.Scalar?
    /// Where the forbidden thing ends that ended the stretch; of use if that thing came first.
    private(set) var endOfForbidden: Int

    init(_ bytes: [UInt8], in range: Range<Int>, limit: Int) {
        var position = range.lowerBound
        endOfForbidden = position
        var isFlag = false
        while position < range.upperBound && !bytes[position].isControl {
            guard scalars.count < limit else {
                isCut = true
                break
            }
            let decoded = DecodedScalar(bytes, at: position, before: range.upperBound)
            guard decoded.isValid, let scalar = Unicode.Scalar(decoded.value), !scalar.isForbidden,
                isFlag || !scalar.isTag
            else {
                forbidden = decoded.isValid ? Unicode.Scalar(decoded.value) : nil
                endOfForbidden = position + decoded.length
                break
            }
            isFlag = scalar == Self.blackFlag || isFlag && scalar.isTag
            scalars.append(scalar)
            starts.append(position)
            position += decoded.length
        }
        if !starts.isEmpty {
            starts.append(position)
        }
    }

    /// The stretch, cut where the standard library cuts.
    var clusters: [Cluster] {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        var found: [Cluster] = []
        var index = 0
        for character in String(text) {
            let next = index + character.unicodeScalars.count
            found.append(Cluster(content: .scalars(scalars[index..<next]), bytes: starts[index]..<starts[next]))
            index = next
        }
        return found
    }

    /// What a region's flag begins with; the tags after it say which region.
    private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
}
