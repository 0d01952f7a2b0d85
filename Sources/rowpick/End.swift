import RowOptions
import RowTerminal

/// How the program ends.
enum End {
    case status(ExitStatus)
    /// By the signal that ended it, so that whoever waits sees which it was.
    case signal(Signal)
}
