/// What an unfinished input waits for, and how long it is worth waiting.
package enum Patience: Equatable, Sendable {
    /// A lone ESC: the Escape key, unless the rest of a sequence follows.
    case escape
    /// The rest of a sequence whose ESC has been taken for the Escape key: it must not be typed.
    case lateSequence
    /// A sequence that has surely begun.
    case sequence
    /// A paste whose end has not come.
    case paste
    /// A character of which some bytes are missing.
    case character

    /// How long to wait for the next byte before settling.
    ///
    /// The terminal writes a sequence at once, so only a network can part it: 50 ms is under what a person feels
    /// after Escape, and a slow line gets four times that. What has surely begun may take a second, the longest a
    /// key stays unanswered when the rest never comes. What follows Escape so soon that few people type as fast is
    /// its sequence come late.
    package func milliseconds(isRemote: Bool) -> Int {
        switch self {
        case .escape: isRemote ? 200 : 50
        case .lateSequence: 300
        case .sequence, .paste, .character: 1000
        }
    }
}
