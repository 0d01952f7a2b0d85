extension Action {
    /// The list that an action needs to mean what the person who asked for it saw coming.
    enum Need: Equatable {
        /// Any, or none at all.
        case nothing
        /// That of the query typed before it, over all rows that were read when its key was pressed: what is taken, or
        /// counted from, is to be the best of these.
        case settledList
    }

    var need: Need {
        switch self {
        case .move, .goToWheel, .takeRowForQuery, .accept, .acceptOr: .settledList
        case .mark(let mark): mark == .clear ? .nothing : .settledList
        case .takeQuery, .cancel, .editOrCancel, .edit, .print, .change, .redraw, .ring, .suspend, .ignore, .sequence,
            .paste, .mouse, .focus, .appeared, .rowsArrived, .readFailed, .found, .resized, .learned, .stirred, .tick:
            .nothing
        }
    }

    /// The actions it is made of, in their order: itself, where it is a single one.
    var steps: [Action] {
        guard case .sequence(let steps) = self else { return [self] }
        return steps.flatMap(\.steps)
    }

    /// Whether it commits a row where one is there.
    var isCommit: Bool {
        switch self {
        case .accept, .acceptOr: true
        case .takeQuery, .cancel, .editOrCancel, .move, .goToWheel, .mark, .edit, .takeRowForQuery, .print, .change,
            .redraw, .ring,
            .suspend,
            .ignore, .sequence, .paste, .mouse, .focus, .appeared, .rowsArrived, .readFailed, .found, .resized,
            .learned,
            .stirred, .tick:
            false
        }
    }

    /// Whether a person pressed a key for it.
    var isFromKeyboard: Bool {
        switch self {
        case .accept, .acceptOr, .takeQuery, .cancel, .editOrCancel, .move, .goToWheel, .mark, .edit, .takeRowForQuery,
            .print,
            .change, .paste,
            .redraw, .ring, .suspend, .ignore, .sequence:
            true
        case .mouse, .focus, .appeared, .rowsArrived, .readFailed, .found, .resized, .learned, .stirred, .tick: false
        }
    }
}
