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
        switch sort {
        case .commit, .deed: .settledList
        case .key, .news: .nothing
        }
    }

    /// The actions it is made of, in their order: itself, where it is a single one.
    var steps: [Action] {
        guard case .sequence(let steps) = self else { return [self] }
        return steps.flatMap(\.steps)
    }

    /// Whether it commits a row where one is there.
    var isCommit: Bool { sort == .commit }

    /// Whether a person pressed a key for it.
    var isFromKeyboard: Bool { sort != .news }

    private enum Sort {
        /// A key that commits a row, where one is there.
        case commit
        /// A key that does something to a row, or counts from one.
        case deed
        /// Any other key.
        case key
        /// What nobody pressed a key for.
        case news
    }

    private var sort: Sort {
        switch self {
        case .accept, .acceptOr, .acceptBy: .commit
        case .move, .goToWheel, .takeRowForQuery: .deed
        case .mark(let mark): mark == .clear ? .key : .deed
        case .leave, .takeQuery, .cancel, .goBack, .editOrCancel, .edit, .paste: .key
        case .scroll, .editOrScroll, .sortRows: .key
        case .print, .change, .redraw, .ring, .suspend, .ignore, .sequence: .key
        case .mouse, .focus, .appeared, .resized, .learned, .stirred, .tick: .news
        case .rowsArrived, .readFailed, .found: .news
        }
    }
}
