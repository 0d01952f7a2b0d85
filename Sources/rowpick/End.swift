import RowOptions
import RowTerminal

/// How the program ends.
enum End {
    case status(ExitStatus)
    /// As a button was asked to.
    case left(status: Int32)
    /// By the signal that ended it, so that whoever waits sees which it was.
    case signal(Signal)
}
