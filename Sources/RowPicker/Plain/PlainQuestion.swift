import RowKeys
import RowMatch
import RowStore

/// What stands to be answered in plain mode: rows, some of them numbered, and what an empty line takes.
struct PlainQuestion: Equatable {
    /// What these rows match, as it was typed.
    let query: String
    /// The rows, as they were when the question was asked: what comes later renumbers nothing.
    let findings: Findings
    /// The row that an empty line takes, once it was read out.
    let offered: RowID?
    /// How many have been read out, from the first: these have numbers.
    private(set) var listed: Int

    /// Few rows are read out at once; of many, none until somebody wants to hear them.
    init(_ findings: Findings, for query: String, offering row: RowID?) {
        self.query = query
        self.findings = findings
        offered = row
        listed = findings.ranking.count <= Self.mostAtOnce ? findings.ranking.count : 0
    }

    var ranking: Ranking { findings.ranking }

    /// How many rows would be read out next.
    var next: Int { min(Self.mostAtOnce, ranking.count - listed) }

    /// Numbers the next rows.
    mutating func listNext() {
        listed += next
    }

    /// The rows with these numbers, counted from 1.
    func lines(_ numbers: Range<Int>, in model: Model) -> String {
        var matcher = Matcher(findings.query)
        return numbers.map { number in
            let bytes = findings.rows[ranking[number - 1]]
            let marks = query.isEmpty ? [] : matcher.highlights(in: bytes)
            return "\(number)) \(Self.text(bytes, marks, width: Self.widestField, in: model))\n"
        }.joined()
    }

    /// What may be typed, with the row read out that an empty line takes.
    func prompt(in model: Model, picksMany: Bool) -> String {
        var empty = PlainWording.EmptyLine.nothing
        if let offered {
            empty = .takes(Self.text(findings.rows[offered], [], width: Self.widestOffered, in: model))
        } else if next > 0 {
            empty = .listsMore(next, isFirst: listed == 0)
        }
        let keys = model.settings.buttons.map { KeyName.name(of: $0.key) }
        return PlainWording.prompt(isListed: listed > 0, picksMany: picksMany, keys: keys, empty: empty)
    }

    private static func text(_ bytes: [UInt8], _ marks: [Range<Int>], width: Int, in model: Model) -> String {
        let row = PickerRow(bytes, delimiter: model.settings.delimiter)
        return row.plainText(
            shown: model.shownFields(of: row), marks: marks, width: width, signs: model.settings.signs)
    }

    /// More than these in a row are a burden to listen to, and fill the screen of a plain terminal.
    private static let mostAtOnce = 20

    /// Columns: longer than nearly every path and name. Who listens to more of twenty rows has forgotten the first.
    private static let widestField = 400

    /// Columns: enough to know the row by, in a prompt that is heard again and again.
    private static let widestOffered = 80
}
