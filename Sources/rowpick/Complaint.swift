import RowOptions
import RowTerminal
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
        message = "\(Self.unread(error)): \(error.remedy(or: "name a file that can be read"))"
    }

    /// Keys are read from there.
    init(rowsFromTerminal path: [UInt8]) {
        message = "\(Self.source(path)) is the terminal: pipe rows into it, or name a file"
    }

    /// What is wrong with a source, as the bar has room for it.
    static func unread(_ error: SystemError) -> String {
        "cannot read \(source(error.path ?? Array("-".utf8))): \(error.message)"
    }

    private static func source(_ path: [UInt8]) -> String {
        path.elementsEqual("-".utf8) ? "standard input" : ShownWord(path).description
    }

    /// Rows that came were not all of them.
    init(cutShortAfter count: Int) {
        message = "there is no memory for all rows, only \(count) were read: pick from fewer"
    }

    init(writing error: SystemError) {
        message = "cannot write to standard output: \(error.message): send it to where there is room and a reader"
    }

    static let closedOutput = Complaint(
        "standard output is closed: open it, for what is picked is printed there")

    init(terminal error: SystemError) {
        let remedy = error.remedy(or: "run it in one, or say what to answer without one by --default CODE")
        message = "no terminal to ask on (/dev/tty: \(error.message)): \(remedy)"
    }

    init(missingDefault code: [UInt8]) {
        message = "--default: no row with the code '\(ShownWord(code))' came: name one of the codes in the input"
    }

    init(lateDefault code: [UInt8]) {
        message =
            "--default: no row with the code '\(ShownWord(code))' came in time: "
            + "name another one, or wait longer by --timeout"
    }

    /// The row picked is printed by now, and is only not kept.
    init(remembering error: SystemError) {
        let remedy = error.remedy(or: "set XDG_STATE_HOME to a folder of your own")
        message = "cannot remember the row in \(ShownWord(error.path ?? [])): \(error.message): \(remedy)"
    }

    static let nowhereToRemember = Complaint(
        "nowhere to remember the row: set HOME or XDG_STATE_HOME to a path that begins with /")

    static let tooMuchToRemember = Complaint(
        "the row is too long to remember, over 1 MiB: pick one with a shorter code and name")

    init(system error: SystemError) {
        message = "\(error.call) failed: \(error.message): \(error.remedy(or: "try again"))"
    }

    /// Says it. If that fails too, there is nobody left to tell.
    func say() {
        try? Descriptor(borrowing: 2).writeAll(Array("rowpick: \(message)\n".utf8))
    }
}
