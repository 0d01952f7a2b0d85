/// Which part of a list is in sight, as a bar beside it shows it.
struct Scrollbar: Equatable {
    let first: Int
    let inSight: Int
    let count: Int

    init(first: Int, inSight: Int, of count: Int) {
        self.first = first
        self.inSight = inSight
        self.count = count
    }

    /// The lines of the bar that stand for what is in sight, counted from the list's start; none if all of it is.
    ///
    /// At least one line, and at an end of the bar only where the list is at that end.
    func thumb(in height: Int) -> Range<Int> {
        guard count > inSight, height > 0, inSight > 0 else { return 0..<0 }
        let length = max(1, height * inSight / count)
        let most = height - length
        let hidden = count - inSight
        var start = most * first / hidden
        if first > 0 && first < hidden && most > 1 { start = min(max(start, 1), most - 1) }
        return start..<(start + length)
    }
}
