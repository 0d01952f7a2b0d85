import RowMatch
import RowStore
import RowThread
import TestSupport
import Testing

@testable import RowSearch

/// What a longer query costs, and that it finds the same all the same.
@Suite struct NarrowingSearchTests {
    private static let snapshot: Snapshot = {
        var random = SeededGenerator(seed: 1)
        let rows = Rows()
        var splitter = RowSplitter(lineEnd: .newline)
        for chunk in 0..<4 {
            let text = (0..<(1000 + chunk)).map { number in
                let letters = (0..<8).map { _ in "abcdA海é".randomElement(using: &random) ?? "a" }
                return "\(number % 500)\t\(String(letters))\n"
            }.joined()
            // So many bytes that chunks are not joined.
            let filling = String(repeating: "x", count: 100_000) + "\n"
            if let chunk = splitter.take(ContiguousArray((text + filling).utf8)) { rows.append(chunk) }
        }
        return rows.snapshot()
    }()

    private static func search(_ text: String, mostInOrder: Int = 10) -> Search {
        var rules = MatchRules()
        rules.delimiter = [0x09]
        return Search(query: Query(text, rules: rules), mostInOrder: mostInOrder)
    }

    /// Types queries one after another, each over the rows read by then.
    private struct Typist {
        let crew: Crew
        let current = CurrentTicket()
        var recent = RecentSearches(mostInOrder: 10)
        var ticket = Ticket(0)

        init() throws {
            crew = try Crew(helpers: 1)
        }

        /// - Parameter chunks: how many have been read.
        mutating func type(_ text: String, chunks: Int = snapshot.chunks.count) -> Progress {
            ticket = ticket.next
            current.set(ticket)
            var progress = recent.beginning(of: search(text), ticket: ticket, over: 0..<snapshot.count)
            let part = Snapshot(chunks: Array(snapshot.chunks.prefix(chunks)))
            while let next = progress.advanced(over: part, by: crew, while: current) {
                progress = next
            }
            recent.keep(progress)
            return progress
        }
    }

    @Test(arguments: ["a", "ab", "海", "A", "1", "49"])
    func `a longer query tries the rows that are left and no others`(text: String) throws {
        var typist = try Typist()
        defer { typist.crew.stop() }
        let wide = typist.type(text)
        let left = wide.candidates(in: 0..<Self.snapshot.count)
        #expect(wide.tried == Self.snapshot.count)
        #expect(left < Self.snapshot.count)
        let narrow = typist.type(text + "c")
        #expect(narrow.tried == left)
        #expect(narrow.findings.ranking.rows == plainRanking(of: Self.search(text + "c").query, in: Self.snapshot))
    }

    @Test(arguments: ["a", "ab", "海"])
    func `rows wanted in order have their places at once, and so have those that come`(text: String) throws {
        let crew = try Crew(helpers: 1)
        let current = CurrentTicket()
        current.set(Ticket(1))
        let part = Snapshot(chunks: Array(Self.snapshot.chunks.prefix(2)))
        let begun = Progress(Self.search(text), ticket: Ticket(1)).advanced(over: part, by: crew, while: current)
        #expect(begun?.findings.ranking.isWhole == false)
        let ordered = try #require(begun?.ordered(by: crew, while: current))
        #expect(ordered.findings.ranking.isWhole)
        #expect(ordered.findings.ranking == begun?.findings.ranking)
        let next = try #require(ordered.advanced(over: Self.snapshot, by: crew, while: current))
        #expect(next.findings.ranking.isWhole)
        let whole = Progress(Self.search(text, mostInOrder: .max), ticket: Ticket(1))
            .advanced(over: Self.snapshot, by: crew, while: current)
        #expect(next.findings.ranking == whole?.findings.ranking)
        #expect(next.withoutOrder(beyond: 10).search == Self.search(text))
        crew.stop()
    }

    @Test func `a query of a moment ago tries nothing`() throws {
        var typist = try Typist()
        defer { typist.crew.stop() }
        let first = typist.type("a")
        _ = typist.type("ab")
        let again = typist.type("a")
        #expect(again.tried == first.tried)
        #expect(again.findings.ranking == first.findings.ranking)
        #expect(again.findings.ticket == Ticket(3))
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func `whatever is typed after whatever, the same is found as by trying every row`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var typist = try Typist()
        defer { typist.crew.stop() }
        var text = ""
        for _ in 0..<12 {
            let isDeleting = random.oneIn(4) && !text.isEmpty
            text =
                isDeleting
                ? String(text.dropLast()) : text + String("abcdA1海 '!^$|".randomElement(using: &random) ?? "a")
            guard !Self.search(text).query.isEmpty else { continue }
            let read = Snapshot(chunks: Array(Self.snapshot.chunks.prefix(1 + random.below(4))))
            let progress = typist.type(text, chunks: read.chunks.count)
            let seen = progress.findings.ranking.rows.filter { $0.index < read.count }
            #expect(seen == plainRanking(of: Self.search(text).query, in: read), "\(text)")
        }
    }
}

extension Progress {
    /// The same one round further; `nil` if there is none.
    fileprivate func advanced(over snapshot: Snapshot, by crew: Crew, while current: CurrentTicket) -> Progress? {
        var next = self
        return next.advance(over: snapshot, by: crew, while: current) ? next : nil
    }
}
