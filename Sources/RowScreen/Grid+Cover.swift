extension Grid {
    /// Puts another grid on this one, first cell on first cell; what has no room is left out.
    package mutating func cover(with other: Grid) {
        guard size != other.size else {
            self = other
            return
        }
        let width = min(width, other.width)
        guard width > 0 else { return }
        for line in 0..<min(height, other.height) {
            replace(line, with: other[line: line].prefix(width))
        }
    }
}
