extension Cluster {
    /// The scalars one by one, those spelled that cannot be told from nothing or from a part of another character; just
    /// the cluster where no other text looks like it.
    var parts: [Cluster] {
        guard case .scalars(let scalars) = content, scalars.areMistakable else { return [self] }
        var start = bytes.lowerBound
        return scalars.map { scalar in
            let range = start..<(start + scalar.utf8.count)
            start = range.upperBound
            let content: Content = scalar.speaksForItself ? .scalars([scalar]) : .forbidden(scalar)
            return Cluster(content: content, bytes: range)
        }
    }
}

extension ArraySlice<Unicode.Scalar> {
    fileprivate var areMistakable: Bool {
        count > Grapheme.mostScalars || first?.isBase == false || contains { !$0.isSeen } || !areComposed
    }

    /// Whether they are in the composed normal form.
    fileprivate var areComposed: Bool {
        var units = ContiguousArray(map(\.value))
        var starts = ContiguousArray(units.indices.map { UInt32($0) })
        var composer = Composer()
        composer.compose(&units, &starts, from: 0)
        return units.elementsEqual(map(\.value))
    }
}

extension Unicode.Scalar {
    /// Whether it puts something on the screen.
    fileprivate var isSeen: Bool {
        !properties.isDefaultIgnorableCodePoint && !isBlank
    }

    /// Whether it looks like nothing else when it stands alone.
    fileprivate var speaksForItself: Bool {
        isSeen && isBase && ClusterWidth.columns(of: self) > 0 && [self][...].areComposed
    }

    /// Whether it is room without ink; the blank pattern of Braille is that, too.
    package var isBlank: Bool {
        properties.generalCategory == .spaceSeparator || value == 0x2800
    }
}
