import TestSupport
import Testing

/// Some questions about the same rows, made from a number: the same ones every time.
struct Questionnaire: CustomTestStringConvertible, Sendable {
    let sample: RowSample
    let seed: UInt64

    var testDescription: String { "\(sample.testDescription), \(seed)" }

    /// The rows, and the questions that can be asked about them.
    func questions() throws -> (rows: [UInt8], questions: [Question]) {
        var random = SeededGenerator(seed: seed)
        let rows = try sample.bytes(random: &random)
        let separator = sample.separator
        let list = rows.split(separator: separator, omittingEmptySubsequences: false)
        var questions: [Question] = []
        while questions.count < Self.length {
            let question = Question(about: list, separator: separator, random: &random)
            if !WantedDifference.all.contains(where: { $0.forbids(question) }) { questions.append(question) }
        }
        return (rows, questions)
    }

    /// Questions: few enough to be answered in good time by a debug build on a busy machine, many enough that what else
    /// it takes to start programs does not count.
    private static let length = 12
}

extension Questionnaire {
    static let aboutFiles = make([
        (.file("words.txt"), 7), (.file("iso-3166.tsv"), 4), (.file("iso-3166-2.tsv"), 6), (.file("iso-4217.tsv"), 4),
        (.file("iso-639-3.tsv"), 6), (.file("timezones.tsv"), 5), (.file("unicode-names.tsv"), 6),
        (.file("cn-divisions.tsv"), 6), (.file("hanzi-readings.tsv"), 6), (.file("jp-postal.tsv"), 6),
        (.file("jp-prefectures.tsv"), 4),
    ])

    static let aboutMadeUpRows = make(MadeUpRows.allCases.map { (.madeUp($0), 5) })

    private static func make(_ samples: [(RowSample, count: Int)]) -> [Questionnaire] {
        let each = samples.flatMap { Array(repeating: $0.0, count: $0.count) }
        return each.enumerated().map { Questionnaire(sample: $0.element, seed: UInt64($0.offset + 1)) }
    }
}
