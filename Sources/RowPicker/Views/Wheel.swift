import RowScreen

/// One wheel as it stands: what is in its band, and what is above and below.
struct Wheel {
    /// Something on a wheel.
    struct Entry {
        /// How many rows below the band it is; above it, negative.
        let offset: Int
        let line: RowLine
        /// What a click on it meets.
        let target: Target
        var isMarked = false
    }

    /// From top to bottom, those in sight; there is none beyond an end.
    let entries: [Entry]
    /// Whether keys turn it.
    var hasFocus = true
}
