/// On which side of the rows the query stands.
package enum Layout: Equatable, Sendable {
    /// Query above the rows, best row at the top: `--layout reverse`.
    case reverse
    /// Query below the rows, best row at the bottom: `--layout default`.
    case inputLast

    init(parsing name: [UInt8]) throws(OptionError) {
        switch String(decoding: name, as: UTF8.self) {
        case "reverse": self = .reverse
        case "default": self = .inputLast
        case "reverse-list":
            throw OptionError("--layout: 'reverse-list' is not built yet", "choose reverse or default")
        default:
            throw OptionError("--layout: '\(ShownWord(name))' is no layout", "choose reverse or default")
        }
    }
}
