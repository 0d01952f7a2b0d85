import RowKeys
import RowScreen
import RowStore

extension Model {
    /// What the mouse did, told by the view that owns the cell.
    mutating func mouse(_ event: MouseEvent, at moment: Timestamp) -> [Effect] {
        let position = Position(line: event.line, column: event.column)
        // What rolls stops where it is touched.
        spin = nil
        slide = nil
        switch event.kind {
        case .wheelUp where event.modifiers == .shift, .wheelLeft: return pan(.left, at: position)
        case .wheelDown where event.modifiers == .shift, .wheelRight: return pan(.right, at: position)
        case .wheelUp: return turn(.up, at: position)
        case .wheelDown: return turn(.down, at: position)
        case .drag:
            drag(to: position, at: moment)
            return []
        case .press:
            guard event.isPlainLeft else {
                clicks.abandon()
                drag = nil
                return []
            }
            let target = target(at: position)
            clicks.press(target, on: position, at: moment)
            hold(at: position, target)
            return []
        case .release:
            guard event.isPlainLeft else {
                clicks.abandon()
                return []
            }
            letGo(at: moment)
            let click = clicks.release(target(at: position), on: position, at: moment)
            return click.map { closing(at: moment, $0) } ?? []
        }
    }

    private func target(at position: Position) -> Target {
        Scene(of: self).target(at: position)
    }

    private mutating func turn(_ movement: Movement, at position: Position) -> [Effect] {
        guard !isFieldClosed, target(at: position) != .outside else { return [] }
        goToWheel(at: position)
        return update(.move(movement))
    }

    private mutating func pan(_ pan: Pan, at position: Position) -> [Effect] {
        guard target(at: position) != .outside else { return [] }
        return update(.scroll(pan))
    }

    private mutating func act(on click: Clicks.Click) -> [Effect] {
        touch()
        switch click {
        case .single(.done):
            committer = .clickOnDone
            return begin([.accept])
        case .single(.button(let key)): return press(key)
        case .single(.close), .single(.outside): return goBack()
        case .single(.field): return isFieldClosed ? openField() : goBack()
        case .single(.ground): return []
        case .single(.head(let field)): return begin([.sortRows(.turn(field: field))])
        case .single(.entry(let wheel, let offset)):
            return turnTo(wheel, offset)
        case .single(.row(let row)):
            stand(on: row)
            return []
        case .double(.entry):
            committer = .doubleClick
            return begin(settings.doubleClick.steps)
        case .double(let target):
            guard case .row(let row) = target else { return [] }
            committer = .doubleClick
            guard settings.doubleClick == .accept else {
                stand(on: row)
                return begin(settings.doubleClick.steps)
            }
            return pick(.rows(selection.isEmpty ? [row] : selection.rows))
        }
    }

    /// Turns a wheel to what was clicked on it.
    private mutating func turnTo(_ wheel: Int, _ offset: Int) -> [Effect] {
        if dial != nil {
            dial?.goToWheel(wheel)
            if offset != 0 { _ = turnDial(wheel, by: offset) }
        } else {
            levels?.turn(to: wheel, from: cursor.row)
            _ = turnLevel(wheel, by: offset)
        }
        return []
    }

    /// Does what a click asks for. Another one that comes at once was not meant for a sheet that it has closed, nor for
    /// what is outside the field.
    private mutating func closing(at moment: Timestamp, _ click: Clicks.Click) -> [Effect] {
        let wasClosed = isFieldClosed
        let effects = act(on: click)
        if isFieldClosed && !wasClosed { clicks.focusChanged(at: moment) }
        return effects
    }

    private mutating func stand(on row: RowID) {
        guard let place = findings.ranking.position(of: row) else { return }
        cursor.move(to: place, in: findings.ranking)
        if let levels, let node = levels.tree.node(of: row) {
            self.levels?.turn(to: levels.tree.level(of: node), from: row)
        }
    }
}

extension MouseEvent {
    fileprivate var isPlainLeft: Bool { button == .left && modifiers.isEmpty }
}
