import RowMatch
import RowOptions
import RowSearch
import RowStore
import RowTerminal
import RowThread

/// Prints the rows of a ranking, each once, piece by piece, so that the output is never in memory whole.
struct MatchPrinter {
    private let options: Options
    private var answer: Answer
    private let query: String
    private var printed = 0
    /// Whether nobody reads any more. That is no error: whoever read has seen enough.
    private(set) var hasLostItsReader = false

    init(_ options: Options, _ query: String) {
        self.options = options
        self.query = query
        answer = Answer(options: options)
        answer.add(query: query)
    }

    /// Prints what comes after the rows printed before.
    mutating func print(_ ranking: Ranking, of rows: Snapshot) throws(Complaint) {
        while printed < ranking.count && !hasLostItsReader {
            let piece = printed..<min(printed + Self.pieceRows, ranking.count)
            let some = ContiguousArray(piece.lazy.map { ranking[$0] })
            printed += answer.add(some, of: rows, query: query, upTo: Self.pieceBytes)
            if answer.bytes.count >= Self.pieceBytes { try write() }
        }
        if !hasLostItsReader { try write() }
    }

    /// Prints all that was found in files.
    mutating func print(_ findings: FileFindings) throws(Complaint) {
        try write()
        let press = try orComplain { [options, query] () throws(SystemError) in
            try PiecePress(findings, options, query: query, cores: coreCount)
        }
        defer { press.stop() }
        while !hasLostItsReader, var piece = press.next() {
            try write(piece.bytes)
            while !hasLostItsReader, !piece.rest.isEmpty {
                piece = press.piece(of: piece.rest)
                try write(piece.bytes)
            }
        }
    }

    private mutating func write() throws(Complaint) {
        try write(answer.bytes)
        answer.removeAll()
    }

    private mutating func write(_ bytes: [UInt8]) throws(Complaint) {
        do throws(SystemError) {
            try Descriptor(borrowing: 1).writeAll(bytes)
        } catch {
            guard error.isBrokenPipe else { throw Complaint(writing: error) }
            hasLostItsReader = true
        }
    }

    /// Rows looked up together: enough that memory is not waited for row by row, few enough to stay in a cache.
    private static let pieceRows = 1024

    /// Bytes: enough that writing costs little, and nothing against what the rows take.
    private static let pieceBytes = 256 * 1024
}
