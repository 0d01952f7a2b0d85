import RowOptions
import RowTerminal
import RowThread

/// Where the rows of a run come from, open and ready to be read.
enum RowSource {
    case builtIn(BuiltInList)
    case inputs([InputSource])

    /// Opens what the command line names, or what there is if it names nothing.
    ///
    /// With files named, standard input is left alone: a hook keeps its own.
    init(_ options: Options) throws(Complaint) {
        if let list = options.list {
            self = .builtIn(list)
        } else if !options.sources.isEmpty {
            self = .inputs(try Self.open(options.sources))
        } else if isTerminal(0) {
            self = .builtIn(.areas)
        } else {
            self = .inputs(try Self.open([.standardInput]))
        }
    }

    func feed(_ input: Input) throws(SystemError) {
        switch self {
        case .builtIn(let list): input.take(list.text)
        case .inputs(let inputs): try input.read(inputs)
        }
    }

    private static func open(_ sources: [Source]) throws(Complaint) -> [InputSource] {
        var inputs: [InputSource] = []
        for source in sources {
            inputs.append(try open(source))
        }
        return inputs
    }

    private static func open(_ source: Source) throws(Complaint) -> InputSource {
        if source == .standardInput && isTerminal(0) {
            throw Complaint("standard input is the terminal: pipe rows into it, or name a file")
        }
        do throws(SystemError) {
            return switch source {
            case .file(let path): try InputSource(path: path)
            case .standardInput: try InputSource.standardInput()
            }
        } catch {
            throw Complaint(reading: error)
        }
    }
}
