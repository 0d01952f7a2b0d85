import RowMatch
import RowOptions
import RowSearch
import RowThread

/// Makes what is printed of a ranking on all cores, piece by piece, a few pieces ahead of whoever writes them.
///
/// Rows that stand next to each other in a ranking lie far apart in memory, which is waited for: on two cores half as
/// long.
final class PiecePress: Sendable {
    /// Bytes for some rows that follow each other, and the rows of the piece that come after them: there are some
    /// only where rows are long, so that no piece grows with them.
    struct Piece: Sendable {
        let bytes: [UInt8]
        let rest: Range<Int>
    }

    private struct State {
        /// The next piece that nobody has begun.
        var next = 0
        /// Made, and not yet written.
        var made: [Int: Piece] = [:]
        var written = 0
        var isStopped = false
    }

    private let findings: FileFindings
    private let options: Options
    private let query: String
    private let count: Int
    /// Changed by each thread as it begins a piece and has made one, and by the owner as it writes one.
    private let state = Condition(State())

    /// Starts the threads.
    ///
    /// - Parameter cores: how many threads make pieces, the owner's included.
    init(_ findings: FileFindings, _ options: Options, query: String, cores: Int) throws(SystemError) {
        self.findings = findings
        self.options = options
        self.query = query
        count = (findings.ranking.count + Self.pieceRows - 1) / Self.pieceRows
        for _ in 1..<max(1, min(cores, count)) {
            _ = try Thread { [self] in help() }
        }
    }

    /// The pieces in order, each once; `nil` after the last. The owner makes some of them itself rather than wait.
    func next() -> Piece? {
        let wanted = state.withLock { $0.written }
        guard wanted < count else { return nil }
        while true {
            if let piece = state.withLock({ $0.made.removeValue(forKey: wanted) }) {
                state.change { $0.written += 1 }
                return piece
            }
            if let number = state.withLock({ begin(&$0) }) {
                let piece = piece(number)
                state.withLock { $0.made[number] = piece }
            } else {
                state.wait(until: { $0.made[wanted] != nil })
            }
        }
    }

    /// Bytes for as many of some rows as there is room for in a piece.
    func piece(of places: Range<Int>) -> Piece {
        var answer = Answer(options: options)
        let rows = ContiguousArray(places.lazy.map { [ranking = findings.ranking] in ranking[$0] })
        let added = answer.add(rows, of: findings.rows, query: query, upTo: Self.pieceBytes)
        return Piece(bytes: answer.bytes, rest: (places.lowerBound + added)..<places.upperBound)
    }

    /// Has the threads end.
    func stop() {
        state.change { $0.isStopped = true }
    }

    private func help() {
        while true {
            let number: Int? = state.wait { state in
                if state.isStopped || state.next == count { return .some(nil) }
                return begin(&state).map { .some($0) }
            }
            guard let number else { return }
            let piece = piece(number)
            state.change { $0.made[number] = piece }
        }
    }

    /// The next piece, if there is one and not too many are waiting to be written.
    private func begin(_ state: inout State) -> Int? {
        guard state.next < min(count, state.written + Self.mostAhead) else { return nil }
        defer { state.next += 1 }
        return state.next
    }

    private func piece(_ number: Int) -> Piece {
        let start = number * Self.pieceRows
        return piece(of: start..<min(start + Self.pieceRows, findings.ranking.count))
    }

    /// Enough that writing costs little.
    private static let pieceRows = 2048

    /// Bytes: rows of usual length stay below.
    private static let pieceBytes = 512 * 1024

    /// Pieces: so many that nobody waits where writing takes as long as making them, and a megabyte.
    private static let mostAhead = 4
}
