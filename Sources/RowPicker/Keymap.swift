import RowKeys

/// What each key asks for.
package struct Keymap: Equatable, Sendable {
    private(set) var bindings: [Key: Action]
    /// What two clicks on a row ask for.
    package var doubleClick = Action.accept

    /// The keys as the help tells of them.
    package static let standard = Keymap(bindings: Dictionary(uniqueKeysWithValues: table))

    /// What is bound to a key; `nil` where it is typed, or does nothing.
    package subscript(key: Key) -> Action? {
        get { bindings[key] }
        set { bindings[key] = newValue }
    }

    /// What a key asks for: what is bound to it, else to be typed, else nothing.
    package func action(for key: Key) -> Action {
        if let action = bindings[key] { return action }
        return key.typed.map { .edit(.insert(String($0))) } ?? .ignore
    }

    /// Left and Right go from wheel to wheel, where there are several.
    package mutating func goThroughWheels() {
        self[.left] = .goToWheel(by: -1)
        self[.right] = .goToWheel(by: 1)
    }

    /// Lets Left and Right scroll a table while nothing is typed.
    package mutating func scrollTable() {
        self[.left] = .editOrScroll(.moveBackward, .left)
        self[.right] = .editOrScroll(.moveForward, .right)
    }

    private static let table: [(Key, Action)] = [
        (.enter, .accept),
        (.escape, .goBack),
        (.control("c"), .cancel),
        (.control("g"), .cancel),
        (.control("q"), .cancel),
        (.control("d"), .editOrCancel(.deleteForward)),
        (.up, .move(.up)),
        (.control("p"), .move(.up)),
        (.control("k"), .move(.up)),
        (.down, .move(.down)),
        (.control("n"), .move(.down)),
        (.control("j"), .move(.down)),
        (.pageUp, .move(.pageUp)),
        (.pageDown, .move(.pageDown)),
        (.home, .move(.home)),
        (.end, .move(.end)),
        (.tab, .mark(.toggleAndMove(.down))),
        (.backTab, .mark(.toggleAndMove(.up))),
        (.left, .edit(.moveBackward)),
        (.control("b"), .edit(.moveBackward)),
        (.right, .edit(.moveForward)),
        (.control("f"), .edit(.moveForward)),
        (.control("a"), .edit(.moveToStart)),
        (.control("e"), .edit(.moveToEnd)),
        (.alt("b"), .edit(.moveBackwardWord)),
        (Key(.left, .shift), .edit(.moveBackwardWord)),
        (Key(.left, .control), .edit(.moveBackwardWord)),
        (Key(.left, .alt), .edit(.moveBackwardWord)),
        (.alt("f"), .edit(.moveForwardWord)),
        (Key(.right, .shift), .edit(.moveForwardWord)),
        (Key(.right, .control), .edit(.moveForwardWord)),
        (Key(.right, .alt), .edit(.moveForwardWord)),
        (.backspace, .edit(.deleteBackward)),
        (.control("h"), .edit(.deleteBackward)),
        (.delete, .edit(.deleteForward)),
        (.control("u"), .edit(.killToStart)),
        (.control("w"), .edit(.killBlankWordBackward)),
        (Key(.backspace, .alt), .edit(.killWordBackward)),
        (.alt("d"), .edit(.killWordForward)),
        (.control("y"), .edit(.yank)),
        (.alt("<"), .scroll(.left)),
        (.alt(">"), .scroll(.right)),
        (.alt("s"), .sortRows(.next)),
        (.alt("r"), .sortRows(.reverse)),
        (.control("l"), .redraw),
        (.control("z"), .suspend),
    ]
}
