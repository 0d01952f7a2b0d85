import RowOptions
import RowTerminal
import RowText
import RowThread

/// What is wrong, and what to do: the one line that goes to standard error.
struct Complaint: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    init(_ error: OptionError) {
        message = error.message
    }

    /// A source that cannot be opened or read.
    init(reading error: SystemError) {
        message = "\(Self.unread(error)): name a file that can be read"
    }

    /// What is wrong with a source, as the bar has room for it.
    static func unread(_ error: SystemError) -> String {
        let isStandardInput = error.path.map { $0.elementsEqual("-".utf8) } ?? true
        let path = isStandardInput ? "standard input" : graphemes(of: error.path ?? []).map(\.text).joined()
        return "cannot read \(path): \(error.message)"
    }

    /// Rows that came were not all of them.
    init(cutShortAfter count: Int) {
        message = "there is no memory for all rows, only \(count) were read: pick from fewer"
    }

    init(writing error: SystemError) {
        message = "cannot write to standard output: \(error.message): the answer did not arrive"
    }

    init(terminal error: SystemError) {
        message =
            "no terminal to ask on (/dev/tty: \(error.message)): run it in one, "
            + "or say what to answer without one by --default CODE"
    }

    init(missingDefault code: String) {
        message = "--default '\(Self.shown(code))': no row has this code: name one of the codes in the input"
    }

    init(lateDefault code: String) {
        message =
            "--default '\(Self.shown(code))': no row with this code came in time: "
            + "name another one, or wait longer by --timeout"
    }

    /// A code may hold anything; what may not be drawn is replaced.
    private static func shown(_ code: String) -> String {
        graphemes(of: code).map(\.text).joined()
    }

    /// The row picked is printed by now, and is only not kept.
    init(remembering error: SystemError) {
        let path = graphemes(of: error.path ?? []).map(\.text).joined()
        message = "cannot remember the row in \(path): \(error.message): set XDG_STATE_HOME to a folder of your own"
    }

    static let nowhereToRemember = Complaint(
        "nowhere to remember the row: set HOME or XDG_STATE_HOME to a path that begins with /")

    static let tooMuchToRemember = Complaint(
        "the row is too long to remember, over 1 MiB: pick one with a shorter code and name")

    init(system error: SystemError) {
        message = "\(error.call) failed: \(error.message): try again"
    }

    /// Says it. If that fails too, there is nobody left to tell.
    func say() {
        try? Descriptor(borrowing: 2).writeAll(Array("rowpick: \(message)\n".utf8))
    }
}
