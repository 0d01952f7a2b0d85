/// One row of the option table: an option's names, what it takes, what it means, and what the help says of it.
struct Option: Sendable {
    /// Without its dashes.
    let long: String
    /// The letter or digit after one dash.
    let short: Character?
    /// Other long names for the same thing.
    let aliases: [String]
    let meaning: Meaning
    /// What `--help` says, in ASCII.
    let help: String
    /// What the manual page says after that.
    let detail: String

    enum Meaning: Sendable {
        /// Takes no value, and nothing takes it back.
        case flag(@Sendable (inout Draft) -> Void)
        /// Takes no value; `--no-` before the long name and `+` before the short one say the opposite.
        case onOff(@Sendable (inout Draft, Bool) -> Void)
        /// Takes a value, which the help calls by the name given here.
        case required(String, @Sendable (inout Draft, [UInt8]) throws(OptionError) -> Void)
        /// Takes a value where one follows.
        case optional(String, @Sendable (inout Draft, [UInt8]?) throws(OptionError) -> Void)
        /// Takes a value only after `=`, so that no file that follows is taken for one.
        case joined(String, @Sendable (inout Draft, [UInt8]?) throws(OptionError) -> Void)
        /// Takes a number where one follows, and is without bounds alone; the opposite, as of `onOff`, is the number 0.
        case limit(String, @Sendable (inout Draft, Int) -> Void)
    }

    init(
        _ long: String, short: Character? = nil, aliases: [String] = [], _ meaning: Meaning, _ help: String,
        detail: String = ""
    ) {
        self.long = long
        self.short = short
        self.aliases = aliases
        self.meaning = meaning
        self.help = help
        self.detail = detail
    }

    var hasOpposite: Bool {
        switch meaning {
        case .onOff, .limit: true
        case .flag, .required, .optional, .joined: false
        }
    }

    var takesValue: Bool {
        switch meaning {
        case .flag, .onOff: false
        case .required, .optional, .joined, .limit: true
        }
    }

    /// Every name that means this option, dashes included: `-x`, `--extended`.
    var names: [String] {
        (short.map { ["-\($0)"] } ?? []) + ([long] + aliases).map { "--\($0)" }
    }

    /// Every name that means its opposite: `+x`, `--no-extended`.
    var opposites: [String] {
        guard hasOpposite else { return [] }
        return (short.map { ["+\($0)"] } ?? []) + ["--no-\(long)"]
    }
}
