extension Model {
    /// Commits what a dial stands on, unless what is typed says something else.
    mutating func commitDial() -> [Effect]? {
        guard let dial else { return nil }
        return dial.fault == nil ? pick(.made(dial.row(partedBy: settings.delimiter ?? [0x09]))) : [.ring]
    }

    /// Turns a wheel of a dial. What is typed does not say any more what is chosen, so it goes.
    mutating func turnDial(_ wheel: Int, by steps: Int) -> Bool {
        query = LineEditor("")
        return dial?.turn(wheel, by: steps) ?? false
    }

    /// Says what is wrong with what is typed; `nil` where nothing is, or not yet.
    var dialMessage: String? {
        let words = settings.words
        return switch dial?.fault {
        case nil, .unfinished: nil
        case .doesNotExist: words.doesNotExist
        case .outOfRange: words.outOfRange
        case .notUnderstood: words.notUnderstood
        }
    }
}
