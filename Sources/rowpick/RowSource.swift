import RowOptions
import RowTerminal
import RowThread

/// Where the rows of a run come from, open and ready to be read.
enum RowSource {
    /// There are none: the view makes what is chosen.
    case nothing
    case builtIn(BuiltInList)
    case inputs([InputSource])
    /// What a shell is to run, byte for byte.
    case command([UInt8])

    /// Opens what the command line names, or what there is if it names nothing.
    ///
    /// With files named, standard input is left alone: a hook keeps its own.
    init(_ options: Options) throws(Complaint) {
        if options.view.isDial {
            self = .nothing
        } else if let list = options.list {
            self = .builtIn(list)
        } else if !options.sources.isEmpty {
            self = .inputs(try Self.open(options.sources))
        } else if isTerminal(0) {
            self = Self.command(options.guise).map { .command($0) } ?? .builtIn(.areas)
        } else {
            self = .inputs(try Self.open([.standardInput]))
        }
    }

    /// The files and the standard input among them.
    var inputs: [InputSource] {
        switch self {
        case .inputs(let inputs): inputs
        case .nothing, .builtIn, .command: []
        }
    }

    func feed(_ input: Input) throws(SystemError) {
        switch self {
        case .nothing: input.take("")
        case .builtIn(let list): input.take(list.text)
        case .inputs(let inputs): try input.read(inputs)
        case .command(let text): try input.read(Self.start(text))
        }
    }

    /// The variable that says what lists rows where nothing else does.
    static let commandVariable = "ROWPICK_DEFAULT_COMMAND"

    private static func command(_ guise: Guise) -> [UInt8]? {
        guard guise.habits.readsDefaultCommand else { return nil }
        return Environment.bytes(of: commandVariable).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// By `sh`, as a script would, for the same text has to mean the same whoever's shell it is.
    private static func start(_ text: [UInt8]) throws(SystemError) -> ChildProcess {
        try ChildProcess([Array("/bin/sh".utf8), Array("-c".utf8), text], name: Array(commandVariable.utf8))
    }

    private static func open(_ sources: [Source]) throws(Complaint) -> [InputSource] {
        var inputs: [InputSource] = []
        for source in sources {
            inputs.append(try open(source))
        }
        return inputs
    }

    private static func open(_ source: Source) throws(Complaint) -> InputSource {
        let opened: InputSource
        do throws(SystemError) {
            opened =
                switch source {
                case .file(let path): try InputSource(path: path)
                case .standardInput: try InputSource.standardInput()
                }
        } catch {
            throw Complaint(reading: error)
        }
        guard !opened.isControllingTerminal else { throw Complaint(rowsFromTerminal: opened.path) }
        return opened
    }
}
