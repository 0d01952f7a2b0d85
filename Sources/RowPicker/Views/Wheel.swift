import RowScreen

/// One wheel as it stands: what is in its band, and what is above and below.
struct Wheel {
    /// Something on a wheel.
    struct Entry {
        /// How many rows below the band it is; above it, negative.
        let offset: Int
        let line: RowLine
        /// The only field of it that is drawn; `nil` for those of the list.
        var field: Int?
        /// What a click on it meets.
        let target: Target
        var isMarked = false
    }

    /// From top to bottom, those in sight; there is none beyond an end.
    let entries: [Entry]
    /// Whether keys turn it.
    var hasFocus = true
}

extension Wheel {
    /// Those of a model, from left to right.
    ///
    /// - Parameter reach: how many entries are seen on each side of the band.
    static func all(of model: Model, reach: Int) -> [Wheel] {
        if let dial = model.dial { return all(of: dial, width: model.place.width, reach: reach) }
        guard let levels = model.levels else { return [Wheel(ofRowsIn: model, reach: reach)] }
        return Wheel.levels(of: model, levels, reach: reach)
    }
}
