/// The modifier parameter of xterm and kitty: 1, plus a bit for each key that is held or locked.
struct HeldKeys: Equatable {
    private let bits: Int

    init(parameter: Int) {
        bits = max(parameter, 1) - 1
    }

    /// Meta counts as Alt.
    var modifiers: KeyModifiers {
        KeyModifiers((bits & 1 != 0, .shift), (bits & (2 | 32) != 0, .alt), (bits & 4 != 0, .control))
    }

    /// Super or Hyper: such a key belongs to the desktop, and types nothing.
    var isForTheDesktop: Bool { bits & (8 | 16) != 0 }

    var isCapsLocked: Bool { bits & 64 != 0 }
}
