import RowOptions
import RowTerminal
import RowThread

/// The program: what it was asked for, and how it ends.
@main
enum Rowpick {
    static func main() {
        let end = run()
        switch end {
        case .status(let status): endProcess(status: status.rawValue)
        case .left(let status): endProcess(status: status)
        case .signal(let signal): Signals.die(by: signal)
        }
    }

    /// Everything that has to be put back has been when this returns.
    private static func run() -> End {
        do throws(Complaint) {
            return try answer(Arguments.raw)
        } catch {
            error.say()
            return .status(.failed)
        }
    }

    private static func answer(_ words: [[UInt8]]) throws(Complaint) -> End {
        try orComplain { () throws(SystemError) in try watchForCrashes() }
        let missing = try orComplain { () throws(SystemError) in try StandardStreams.openMissing() }
        let command = try command(words)
        guard !missing.contains(.output) else { throw Complaint.closedOutput }
        switch command {
        case .pick(let options): return try pick(options)
        case .help: return try print(HelpText.text)
        case .manual: return try showManual()
        case .version: return try print("rowpick \(Version.number)\n")
        case .lists: return try print(BuiltInList.allCases.map { $0.rawValue + "\n" }.joined())
        }
    }

    private static func command(_ words: [[UInt8]]) throws(Complaint) -> Command {
        let guise = Guise(programName: words.first ?? [])
        let defaults = defaultOptions(guise)
        do throws(OptionError) {
            let command = try parseOptions(Array(words.dropFirst()), guise: guise, defaults: defaults)
            if case .pick = command { defaults?.problems.forEach { Complaint($0).say() } }
            return command
        } catch {
            throw Complaint(error)
        }
    }

    private static func defaultOptions(_ guise: Guise) -> DefaultOptions? {
        guard let variable = guise.habits.defaultsVariable, let text = Environment.value(of: variable) else {
            return nil
        }
        return DefaultOptions(text, of: variable, guise: guise)
    }

    private static func pick(_ options: Options) throws(Complaint) -> End {
        let source = try RowSource(options)
        if let filter = options.filter {
            return try FilterRun(options, from: source).run(for: filter)
        }
        return try Picking(options, from: source, in: Surroundings(environment: Environment.all)).run()
    }

    /// Shows the page as `man` does where somebody looks at it, and gives its source to a file or a program.
    private static func showManual() throws(Complaint) -> End {
        guard isTerminal(1) else { return try print(ManualPage.roff) }
        do throws(SystemError) {
            try becomeProgram(manualReader, reading: Array(ManualPage.roff.utf8))
        } catch {
            // Without such a program the source is better than nothing.
            return try print(ManualPage.roff)
        }
    }

    #if os(macOS)
        private static let manualReader = ["mandoc", "-a"]
    #else
        private static let manualReader = ["man", "-l", "-"]
    #endif

    private static func print(_ text: String) throws(Complaint) -> End {
        do throws(SystemError) {
            try Descriptor(borrowing: 1).writeAll(Array(text.utf8))
            return .status(.committed)
        } catch {
            throw Complaint(writing: error)
        }
    }
}
