import RowOptions
import RowTerminal
import RowThread

/// Why rows that were to come have not come, or not all of them.
enum ReadFailure {
    case source(SystemError)
    /// The command that lists rows, and the first line that it had to say.
    case command(ChildProcess.End, said: [UInt8])

    /// A command's end, if it is not as it should be.
    init?(_ command: ChildProcess, endedBy end: ChildProcess.End) {
        guard end != .exited(status: 0) else { return nil }
        self = .command(end, said: command.firstErrorLine)
    }

    /// What is wrong, as the bar has room for it.
    var text: String {
        switch self {
        case .source(let error): Complaint.unread(error)
        case .command(let end, let said): "the command \(Self.words(end, said))"
        }
    }

    /// The same, and what to do.
    var complaint: Complaint {
        switch self {
        case .source(let error): Complaint(reading: error)
        case .command(let end, let said):
            Complaint("\(RowSource.commandVariable) \(Self.words(end, said)): set it to a command that prints rows")
        }
    }

    private static func words(_ end: ChildProcess.End, _ said: [UInt8]) -> String {
        let how =
            switch end {
            case .exited(let status): "ended with status \(status)"
            case .killed(let signal): "was ended by signal \(signal)"
            }
        return said.isEmpty ? how : "\(how), \(ShownWord(said))"
    }
}
