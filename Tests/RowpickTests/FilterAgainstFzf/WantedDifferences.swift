import Testing

/// One way in which `rowpick` under the name `fzf` is meant to differ from fzf. `all` is all of them.
struct WantedDifference: Sendable, CustomTestStringConvertible {
    /// How it is told from a mistake.
    enum Handling: Sendable {
        /// Our output is made into fzf's before the two are compared.
        case inOutput(@Sendable ([UInt8]) -> [UInt8])
        /// Such questions are not asked.
        case inQuestion(@Sendable (Question) -> Bool)
    }

    let what: String
    let why: String
    let handling: Handling
    /// Rows and a question that show it.
    let example: (rows: [UInt8], question: Question)

    static let all = [
        WantedDifference(
            what: "bytes that are not UTF-8 are printed as they came in, and by fzf as U+FFFD, one for each",
            why: "the row picked is the row printed, and a file's name may be any bytes",
            handling: .inOutput(withInvalidBytesReplaced),
            example: (Array("a".utf8) + [0xE3, 0x81, 0x0A], Question([], "a".utf8))),
        WantedDifference(
            what: "with --no-extended a query with İ finds rows, and in fzf nothing",
            why: "its small letter lacks the dot, and fzf then looks for what no row can hold",
            handling: .inQuestion { $0.options.contains("--no-extended") && $0.text.unicodeScalars.contains("İ") },
            example: (Array("İ\n".utf8), Question(["--no-extended"], "İ".utf8))),
        WantedDifference(
            what: "bytes of a query that are not UTF-8 are U+FFFD, fewer for a broken character, printed as such too",
            why: "a query is text that somebody types; unlike a row it names nothing that exists",
            handling: .inQuestion { String(validating: $0.query, as: UTF8.self) == nil },
            example: (Array("a\n".utf8), Question(["--print-query"], [0xFF]))),
        WantedDifference(
            what: "with --ansi all escape sequences are dropped whole, and by fzf the rarer ones in part",
            why: "what a terminal would not show is no text of the row; no rows asked about hold such",
            handling: .inQuestion { _ in false },
            example: (Array("a\u{1B}[200~b\n".utf8), Question(["--ansi"], "a".utf8))),
    ]

    var testDescription: String { what }

    /// Whether the question is not to be asked.
    func forbids(_ question: Question) -> Bool {
        switch handling {
        case .inOutput: false
        case .inQuestion(let isMeant): isMeant(question)
        }
    }

    /// Our output, this difference taken out of it.
    func removed(from output: [UInt8]) -> [UInt8] {
        switch handling {
        case .inOutput(let change): change(output)
        case .inQuestion: output
        }
    }

    private static func withInvalidBytesReplaced(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let length = wellFormedLength(bytes[index...])
            result += length > 0 ? bytes[index..<(index + length)] : [0xEF, 0xBF, 0xBD]
            index += max(length, 1)
        }
        return result
    }

    /// How many bytes the first scalar takes, 0 where none begins.
    private static func wellFormedLength(_ bytes: ArraySlice<UInt8>) -> Int {
        guard let lead = bytes.first, lead >= 0x80 else { return bytes.isEmpty ? 0 : 1 }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        let scalar = bytes.prefix(length)
        return String(validating: scalar, as: UTF8.self)?.unicodeScalars.count == 1 ? length : 0
    }
}

extension Question {
    fileprivate var text: String { String(decoding: query, as: UTF8.self) }
}
