import TestSupport
import Testing

/// Rows that lie across the edges of the blocks in which a file is read by several cores, or are longer than one: whether
/// they come as a file, at once through a pipe or in pieces, the same is printed as by the real fzf.
@Suite(.enabled(if: Program.fzf != nil, "no fzf to compare with: set ROWPICK_FZF to one, or put it on the path"))
struct BlockEdgesAgainstFzfTests {
    enum Way: String, CaseIterable {
        case file = "\"$1\" $3 --filter=\"$2\" <rows"
        case pipe = "cat rows | \"$1\" $3 --filter=\"$2\""
        /// The first piece ends at no row's end, and the next ones at no block's.
        case pieces = "{ head -c 1001; sleep 0.02; dd bs=50021 status=none; } <rows | \"$1\" $3 --filter=\"$2\""
    }

    @Test(arguments: 1...2 as ClosedRange<UInt64>)
    func `rows across the edges of blocks are found however they come`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let rows = Self.rows(&random)
        let folder = try Folder.temporary()
        defer { folder.remove() }
        try folder.write(rows, to: "rows")
        try folder.link("fzf", to: #require(Program.rowpick))
        for (query, options) in Self.questions {
            let wanted = try Self.reply(of: #require(Program.fzf), query, options, .file, in: folder)
            #expect(!wanted.output.isEmpty, "a question that finds nothing tells nothing: \(query)")
            for way in Way.allCases {
                let got = try Self.reply(of: folder.path(of: "fzf"), query, options, way, in: folder)
                guard got != wanted else { continue }
                Issue.record("seed \(seed), \(options) [\(query)], by \(way):\n\(Disagreement(wanted, got))")
            }
        }
    }

    private static func reply(
        of program: String, _ query: String, _ options: String, _ way: Way, in folder: Folder
    ) throws -> Replies.Reply {
        let command = try Command(
            ["/bin/sh", "-c", way.rawValue, "sh", program, query, options], in: folder,
            environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder.path])
        return Replies.Reply(output: command.output, status: "\(command.status)")
    }

    /// A bit more than four blocks: before each edge a row that ends some bytes before or after it, and between them now
    /// and then one that is longer than a block.
    private static func rows(_ random: inout SeededGenerator) -> [UInt8] {
        var rows: [UInt8] = []
        for edge in 1...4 {
            while rows.count < edge * block - 4000 {
                let isLong = random.oneIn(40)
                row(isLong ? (isLong && random.oneIn(3) ? block + 99 : 30_000) : random.below(1500), &rows, &random)
            }
            row(edge * block - rows.count + random.below(7) - 3 - 2, &rows, &random)
        }
        row(random.below(50), &rows, &random)
        if random.oneIn(2) { rows.removeLast() }
        return rows
    }

    /// Appends one of so many bytes, or a few more, and its end.
    private static func row(_ length: Int, _ rows: inout [UInt8], _ random: inout SeededGenerator) {
        let start = rows.count
        rows += pieces[random.below(pieces.count)]
        let filling = pieces[random.below(pieces.count)] + Array("xx-".utf8)
        while rows.count - start < length - 8 { rows += filling.prefix(length - (rows.count - start)) }
        rows += pieces[random.below(pieces.count)]
        while rows.count - start < length { rows.append(UInt8(ascii: ".")) }
        rows += random.oneIn(5) ? [0x0D, 0x0A] : [0x0A]
    }

    private static let pieces: [[UInt8]] =
        ["foo", "fooBar", "b/r", "東京", "é", "か", "f", "12", "", "a\tb", "\0"].map { Array($0.utf8) }
    private static let questions = [
        ("fb", ""), ("東", ""), ("'foo", "--tac"), ("r$ | ^12", "--no-sort"), ("!x", ""), ("e", "--no-sort --tac"),
    ]

    /// Bytes: what a worker reads at once.
    private static let block = 256 * 1024
}
