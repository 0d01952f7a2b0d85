import RowScreen

extension Model {
    /// How many wheels there are side by side.
    var wheelCount: Int {
        guard settings.view.hasWheels else { return 0 }
        return dial?.count ?? levels.map { $0.shown(in: place.width).count } ?? 1
    }

    /// Turns a wheel by rows, as far as it goes; false where it is at its end.
    mutating func turn(wheel: Int, by steps: Int) -> Bool {
        if dial != nil { return turnDial(wheel, by: steps) }
        if let levels { return turnLevel(levels.shown(in: place.width).lowerBound + wheel, by: steps) }
        let before = cursor.index
        cursor.move(to: placeOnRing(before + steps), in: findings.ranking)
        return cursor.index != before
    }

    /// A place in the list; beyond an end of a ring the other end goes on.
    private func placeOnRing(_ place: Int) -> Int {
        guard settings.goesRound, matches > 0 else { return place }
        return (place % matches + matches) % matches
    }

    /// Gives the keys to the wheel so many further to the right.
    mutating func goToWheel(by steps: Int) -> [Effect] {
        dial?.goToWheel(by: steps)
        focusLevel(by: steps)
        return []
    }

    /// Takes hold of the wheel under a position.
    mutating func hold(at position: Position, _ target: Target) {
        drag = nil
        guard settings.view.hasWheels, !target.cancels, target != .done, target != .field else { return }
        let area = Areas(of: self).list
        drag = WheelRooms(count: wheelCount, in: area).wheel(at: position)
            .map { Drag(wheel: $0, line: position.line) }
        goToWheel(at: position)
    }

    /// Gives the keys to the wheel under a position, if there is one.
    mutating func goToWheel(at position: Position) {
        guard settings.view.hasWheels, wheelCount > 1,
            let wheel = WheelRooms(count: wheelCount, in: Areas(of: self).list).wheel(at: position)
        else { return }
        dial?.goToWheel(wheel)
        guard let levels else { return }
        let level = levels.shown(in: place.width).lowerBound + wheel
        self.levels?.turn(to: level, from: cursor.row)
    }

    /// The hand that holds a wheel has moved.
    mutating func drag(to position: Position, at moment: Timestamp) {
        guard let steps = drag?.move(to: position.line, at: moment), steps != 0, let wheel = drag?.wheel else { return }
        clicks.abandon()
        touch()
        _ = turn(wheel: wheel, by: steps)
    }

    /// Lets go of the wheel that is held.
    mutating func letGo(at moment: Timestamp) {
        defer { drag = nil }
        guard let drag, drag.hasTurned, settings.isAnimated else { return }
        spin = drag.letGo(at: moment)
    }

    /// Lets the wheel that rolls by itself get a row further, if it is time.
    mutating func roll(at moment: Timestamp) {
        guard let spin, spin.next <= moment else { return }
        self.spin = turn(wheel: spin.wheel, by: spin.step) ? spin.slowed(at: moment) : nil
    }
}
