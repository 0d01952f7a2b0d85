/// One change of the query line, or of the cursor in it; the names are readline's ideas in plain words.
package enum Edit: Hashable, Sendable {
    case insert(String)
    /// Puts this in place of the whole line.
    case replace(String)
    case moveBackward
    case moveForward
    case moveToStart
    case moveToEnd
    case moveBackwardWord
    case moveForwardWord
    case deleteBackward
    case deleteForward
    case killToStart
    case killWordBackward
    /// Back to the blank before the cursor, whatever stands between.
    case killBlankWordBackward
    case killWordForward
    case killToEnd
    case yank
}
