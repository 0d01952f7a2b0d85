extension Model {
    /// When the model is to be told the time, by ``Action/tick(at:)``; `nil` where nothing depends on it.
    ///
    /// While a key waits for a search, what is waited for is the machine, and no person could be heard.
    package var nextTick: Timestamp? {
        if isGrowing { return Timestamp(milliseconds: 0) }
        return isListening ? [countdown?.next, spin?.next, slide?.next].compactMap { $0 }.min() : nil
    }

    /// Begins to count anew.
    mutating func restartCountdown(at moment: Timestamp) -> [Effect] {
        countdown?.restart(at: moment)
        return []
    }

    /// Ends the run when nobody has been there for too long.
    mutating func tick(at moment: Timestamp) -> [Effect] {
        if isGrowing {
            growLevels()
            return seekGoal() + endWaiting()
        }
        guard isListening else { return [] }
        roll(at: moment)
        slide = slide?.moved(to: moment)
        countdown?.tell(moment)
        return countdown?.isOver == true ? [.finish(.timedOut)] : []
    }
}
