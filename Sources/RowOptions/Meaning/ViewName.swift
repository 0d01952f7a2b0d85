/// How rows are shown: `--view`.
package enum ViewName: String, Equatable, Sendable, CaseIterable {
    /// A line a row, under a query.
    case list
    /// A band that stays, and the rows rolling through it.
    case wheel
    /// All fields of a row in columns, under heads that stay.
    case table
    /// Wheels for a year, a month and a day; there are no rows.
    case date
    /// Wheels for an hour and a minute; there are no rows.
    case time

    /// Whether it makes the only row there is by itself.
    package var isDial: Bool { self == .date || self == .time }

    init(parsing name: [UInt8]) throws(OptionError) {
        guard let view = ViewName(rawValue: String(decoding: name, as: UTF8.self)) else {
            let names = Self.allCases.map(\.rawValue)
            let choice = names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
            throw OptionError("--view: '\(ShownWord(name))' is no view", "choose \(choice)")
        }
        self = view
    }
}
