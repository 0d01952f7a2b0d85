import TestSupport

/// One question to a filter: options, and a query.
struct Question: Equatable, Sendable, CustomStringConvertible {
    let options: [String]
    let query: [UInt8]

    init(_ options: [String], _ query: some Sequence<UInt8>) {
        self.options = options
        self.query = Array(query)
    }

    /// Options of a filter, and a query made of pieces of `rows`.
    init(about rows: [ArraySlice<UInt8>], separator: UInt8, random: inout SeededGenerator) {
        var options = Self.switches.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
        // Rows cut at the wrong bytes are rows too, but seldom worth asking about.
        let isCutRight = Int.random(in: 0..<10, using: &random) > 0
        if isCutRight == (separator == 0) { options.append("--read0") }
        self.options = options.shuffled(using: &random)
        var maker = QueryMaker(rows: rows, random: random)
        query = maker.next()
        random = maker.random
    }

    /// The line of a shell script that puts the question to the program `$1` and appends its status to `statuses`.
    func line(reading rows: String, writing output: String) -> [UInt8] {
        let words = Array("\"$1\" \(options.joined(separator: " ")) --filter=".utf8) + Self.quoted(query)
        return words + Array(" <\(rows) >\(output); echo $? >>statuses\n".utf8)
    }

    var description: String {
        (options + ["--filter=" + String(decoding: query, as: UTF8.self).debugDescription]).joined(separator: " ")
    }

    private static func quoted(_ word: [UInt8]) -> [UInt8] {
        let quote = UInt8(ascii: "'")
        return [quote] + word.flatMap { $0 == quote ? Array(#"'\''"#.utf8) : [$0] } + [quote]
    }

    /// Each of them comes with one question in six; `--read0` goes with the rows.
    static let switches = [
        "--exact", "-i", "+i", "--no-sort", "--tac", "--literal", "--no-extended", "--print-query", "--print0",
        "--ansi",
    ]
}
