import RowThread
import Synchronization
import Testing

/// Which rows answer a query, in which order, and which characters are set off, against the real fzf: over ten thousand
/// queries, of every kind, about rows of every kind.
@Suite(.enabled(if: Program.fzf != nil, "no fzf to compare with: set ROWPICK_FZF to one, or put it on the path"))
struct ScoresAgainstFzfTests {
    @Test(arguments: MadeUpRows.allCases)
    func `rows, their order and what is set off in them are fzf's`(_ kind: MadeUpRows) throws {
        try Self.compare(ScoreQuestions.all(about: kind))
    }

    /// Rungs of known scores stand between the rows: so a score that differs by one shows, whatever the rows are.
    @Test(arguments: MadeUpRows.allCases)
    func `scores are fzf's`(_ kind: MadeUpRows) throws {
        try Self.compare(ScoreQuestions.onLadder(about: kind))
    }

    @Test func `of each kind so much is asked that it comes to ten thousand questions`() {
        let queries = ScoreQuestions.all(about: .ofPaths).flatMap(\.queries)
        #expect(queries.count * MadeUpRows.allCases.count >= 10_000)
    }

    /// All at once, for fzf sleeps most of the time.
    private static func compare(_ list: [ScoreQuestions]) throws {
        let fzf = try #require(Program.fzf)
        let differences = Differences()
        let threads = try list.map { questions in
            try Thread { differences.add { try questions.differences(from: fzf) } }
        }
        for thread in threads { thread.join() }
        for difference in differences.list { Issue.record("\(difference)") }
    }
}

/// What several threads have found, for the one that the test runs on to tell.
private final class Differences: Sendable {
    private let told = Mutex<[String]>([])

    var list: [String] { told.withLock { $0 } }

    func add(_ find: () throws -> [String]) {
        let found: [String]
        do { found = try find() } catch { found = ["\(error)"] }
        told.withLock { $0 += found }
    }
}
