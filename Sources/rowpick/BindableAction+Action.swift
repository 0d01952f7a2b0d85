import RowOptions
import RowPicker

extension BindableAction {
    /// What it means to the picker.
    func action(for trigger: Trigger, layout: RowOptions.Layout) -> Action {
        switch self {
        case .end(let ending): ending.action
        case .edit(let editing): .edit(editing.edit)
        case .editOrAbort(let editing): .editOrCancel(editing.edit)
        case .move(let step): .move(step.movement)
        case .mark(let marking): marking.action(layout: layout)
        case .scroll(let way): .scroll(way.pan)
        case .sort(let sorting): .sortRows(sorting.sorting)
        case .change(let label, let text): .change(label.label, text)
        case .changeQuery(let text): .edit(.replace(text))
        case .replaceQuery: .takeRowForQuery
        case .put(let text): .edit(.insert(text ?? trigger.typed.map { String($0) } ?? ""))
        case .print(let line): .print(line)
        case .clearScreen: .redraw
        case .bell: .ring
        case .ignore: .ignore
        }
    }
}

extension BindableAction.Ending {
    fileprivate var action: Action {
        switch self {
        case .accept: .accept
        case .acceptNonEmpty: .acceptOr(.stay)
        case .acceptOrPrintQuery: .acceptOr(.takeQuery)
        case .printQuery: .takeQuery
        case .abort: .cancel
        case .close: .goBack
        }
    }
}

extension BindableAction.Editing {
    fileprivate var edit: Edit {
        switch self {
        case .backwardChar: .moveBackward
        case .forwardChar: .moveForward
        case .backwardWord: .moveBackwardWord
        case .forwardWord: .moveForwardWord
        case .beginningOfLine: .moveToStart
        case .endOfLine: .moveToEnd
        case .backwardDeleteChar: .deleteBackward
        case .deleteChar: .deleteForward
        case .backwardKillWord: .killWordBackward
        case .killWord: .killWordForward
        case .killLine: .killToEnd
        case .unixLineDiscard: .killToStart
        case .unixWordRubout: .killBlankWordBackward
        case .yank: .yank
        case .clearQuery: .replace("")
        }
    }
}

extension BindableAction.Step {
    fileprivate var movement: Movement {
        switch self {
        case .up: .up
        case .down: .down
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .halfPageUp: .halfPageUp
        case .halfPageDown: .halfPageDown
        case .first: .home
        case .last: .end
        case .place(let place): .place(place)
        case .upSelected: .markedUp
        case .downSelected: .markedDown
        }
    }
}

extension BindableAction.Marking {
    /// As fzf has it, `toggle+up` and `toggle+down` move wherever they stand, but `toggle-in` and `toggle-out` only from
    /// a row that could be marked.
    fileprivate func action(layout: RowOptions.Layout) -> Action {
        switch self {
        case .toggle: .mark(.toggle)
        case .toggleUp: .sequence([.mark(.toggle), .move(.up)])
        case .toggleDown: .sequence([.mark(.toggle), .move(.down)])
        case .toggleIn: .mark(.toggleAndMove(layout == .reverse ? .up : .down))
        case .toggleOut: .mark(.toggleAndMove(layout == .reverse ? .down : .up))
        case .select: .mark(.select)
        case .deselect: .mark(.deselect)
        case .toggleAll: .mark(.toggleAll)
        case .selectAll: .mark(.selectAll)
        case .deselectAll: .mark(.deselectAll)
        case .clear: .mark(.clear)
        }
    }
}

extension BindableAction.Sideways {
    fileprivate var pan: Pan {
        switch self {
        case .left: .left
        case .right: .right
        }
    }
}

extension BindableAction.Sorting {
    fileprivate var sorting: Sorting {
        switch self {
        case .next: .next
        case .reverse: .reverse
        case .turn(let field): .turn(field: field)
        }
    }
}

extension BindableAction.Label {
    fileprivate var label: Label {
        switch self {
        case .prompt: .prompt
        case .placeholder: .placeholder
        case .header: .header
        }
    }
}
