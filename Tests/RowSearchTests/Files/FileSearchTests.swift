import RowMatch
import RowStore
import RowThread
import TestSupport
import Testing

@testable import RowSearch

private let enough = FileLimits(memory: .max, rows: Ranked.mostRows, longestRow: 1 << 30)

private func rows(_ findings: FileFindings) -> [Found] {
    (0..<findings.ranking.count).map { place in
        let row = findings.ranking[place]
        return Found(number: findings.rows.number(of: row).index, row: findings.rows[row])
    }
}

private struct Found: Equatable {
    let number: Int
    let row: [UInt8]
}

@Suite struct FileSearchTests {
    /// What the same bytes come to if one reads them all, and then searches.
    private static func plainly(_ query: Query, _ files: [[UInt8]], _ lineEnd: LineEnd) -> [Found] {
        var splitter = RowSplitter(lineEnd: lineEnd)
        var chunks: [Chunk] = []
        for file in files {
            if let chunk = splitter.take(ContiguousArray(file)) { chunks.append(chunk) }
            if let chunk = splitter.endSource() { chunks.append(chunk) }
        }
        var matcher = Matcher(query)
        var ranked: ContiguousArray<Ranked> = []
        for chunk in chunks { matcher.match(chunk, 0..<chunk.count, into: &ranked) }
        let ranking = Ranking(sorting: ranked)
        let snapshot = Snapshot(chunks: chunks)
        return (0..<ranking.count).map { Found(number: ranking[$0].index, row: snapshot[ranking[$0]]) }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `blocks that are read anywhere or in turn hold the rows of the sources`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let lineEnd = [LineEnd.newline, .bareNewline, .null][random.below(3)]
        let files = (0...random.below(4)).map { _ in OddFile.bytes(lineEnd: lineEnd, using: &random) }
        let blockSize = [1, 2, 3, 7, 64, 1000, 5000][random.below(7)]
        for _ in 0..<8 {
            let query = OddFile.query(using: &random)
            guard !query.isEmpty else { continue }
            let most = [1, 5, .max][random.below(3)]
            let searched = files.map { bytes in
                let file = MemoryFile(bytes, mostAtOnce: most)
                return random.oneIn(2) ? file.file : file.stream
            }
            let search = FileSearch(query, in: searched, lineEnd, limits: enough, blockSize: blockSize)
            let findings = try search.findings(cores: 1 + random.below(3))
            #expect(rows(findings) == Self.plainly(query, files, lineEnd), "\(query)")
            #expect(!findings.isCutShort && findings.failures.isEmpty)
        }
    }

    private static let query = Query("row", rules: MatchRules())

    private static func lines(_ count: Int) -> [UInt8] {
        Array((0..<count).map { "row \($0)\n" }.joined().utf8)
    }

    private func findings(
        _ files: [MemoryFile], as kind: KeyPath<MemoryFile, SearchedSource> & Sendable = \.file,
        limits: FileLimits = enough, blockSize: Int = 16, cores: Int = 2
    ) throws -> FileFindings {
        let sources = files.map { $0[keyPath: kind] }
        let search = FileSearch(Self.query, in: sources, .newline, limits: limits, blockSize: blockSize)
        return try search.findings(cores: cores)
    }

    @Test func `what a file grows by while it is read is read`() throws {
        let more = Self.lines(500)
        let file = MemoryFile(Self.lines(100)) { reading, bytes in
            if reading == 3 { bytes += more }
        }
        let found = try findings([file])
        #expect(found.ranking.count == 600)
        #expect(found.read == 600)
    }

    @Test func `a file that is cut short while it is read has the rows before its new end`() throws {
        let file = MemoryFile(Self.lines(100)) { reading, bytes in
            if reading == 3 { bytes.removeLast(bytes.count - 70) }
        }
        let found = rows(try findings([file, MemoryFile(Self.lines(2))]))
        #expect(found.map(\.number).sorted() == Array(0..<found.count))
        #expect(found.filter { $0.row.elementsEqual("row 0".utf8) }.count == 2)
    }

    @Test(arguments: [\MemoryFile.file, \.stream] as [KeyPath<MemoryFile, SearchedSource> & Sendable])
    func `what cannot be read on is told, and what was read before is there`(
        kind: KeyPath<MemoryFile, SearchedSource> & Sendable
    ) throws {
        let error = SystemError(call: "read", code: 5)
        let file = MemoryFile(Self.lines(100), mostAtOnce: 34) { reading, _ throws(SystemError) in
            guard reading == 0 else { throw error }
        }
        let found = try findings([file, MemoryFile(Self.lines(3))], as: kind, blockSize: 1024)
        #expect(found.failures == [error])
        // The first reading ends within the sixth row, and what there is of it is a row.
        #expect(rows(found).map(\.number).sorted() == Array(0..<9))
    }

    @Test(arguments: [\MemoryFile.file, \.stream] as [KeyPath<MemoryFile, SearchedSource> & Sendable])
    func `reading stops where there is no room for what is found`(
        kind: KeyPath<MemoryFile, SearchedSource> & Sendable
    ) throws {
        var limits = enough
        limits.memory = 20_000
        let found = try findings([MemoryFile(Self.lines(10_000))], as: kind, limits: limits)
        #expect(found.isCutShort)
        #expect(rows(found).map(\.number).sorted() == Array(0..<found.read))
        #expect(found.read > 0 && found.read < 10_000)
    }

    @Test(arguments: [\MemoryFile.file, \.stream] as [KeyPath<MemoryFile, SearchedSource> & Sendable])
    func `there are never more rows than can be told apart`(
        kind: KeyPath<MemoryFile, SearchedSource> & Sendable
    ) throws {
        var limits = enough
        limits.rows = 100
        let found = try findings([MemoryFile(Self.lines(10_000))], as: kind, limits: limits)
        #expect(found.isCutShort)
        #expect(found.ranking.count <= 100 && found.ranking.count > 10)
    }

    @Test(arguments: [\MemoryFile.file, \.stream] as [KeyPath<MemoryFile, SearchedSource> & Sendable])
    func `a row without an end is given up, and nothing after it is read`(
        kind: KeyPath<MemoryFile, SearchedSource> & Sendable
    ) throws {
        var limits = enough
        limits.longestRow = 50_000
        let endless = Array("row a\nrow b".utf8) + [UInt8](repeating: 0x62, count: 200_000)
        let found = try findings(
            [MemoryFile(endless), MemoryFile(Self.lines(9))], as: kind, limits: limits, blockSize: 1000)
        #expect(found.isCutShort)
        #expect(rows(found) == [Found(number: 0, row: Array("row a".utf8))])
    }

    @Test func `a row of many blocks is one row of a stream, and what follows it others`() throws {
        let long = Array("row ".utf8) + [UInt8](repeating: 0x62, count: 10_000)
        let found = rows(try findings([MemoryFile(long + [0x0A] + Self.lines(3))], as: \.stream))
        #expect(found.first { $0.number == 0 } == Found(number: 0, row: long))
        #expect(found.map(\.number).sorted() == [0, 1, 2, 3])
    }

    @Test func `empty files have no rows`() throws {
        let found = try findings([MemoryFile([]), MemoryFile(Array("row".utf8)), MemoryFile([])])
        #expect(rows(found) == [Found(number: 0, row: Array("row".utf8))])
        #expect(try findings([]).read == 0)
    }

    /// Each of two blocks that meet reads for itself the byte before and the end of a row that goes on, 4 KiB at most
    /// where rows are no longer.
    @Test(arguments: [1 << 12, 1 << 16, 1 << 18])
    func `a file is read once, but for where blocks meet`(blockSize: Int) throws {
        let bytes = Self.lines(60_000)
        let file = MemoryFile(bytes)
        let found = try findings([file], blockSize: blockSize)
        #expect(found.read == 60_000)
        #expect(file.given >= bytes.count)
        #expect(file.given <= bytes.count + bytes.count / blockSize * (4096 + 1))
    }

    @Test func `what no core has begun is not read when there is no more room`() throws {
        var limits = enough
        limits.memory = 20_000
        let file = MemoryFile(Self.lines(100_000))
        #expect(try findings([file], limits: limits, blockSize: 1000).isCutShort)
        #expect(file.given < 200_000)
    }
}
