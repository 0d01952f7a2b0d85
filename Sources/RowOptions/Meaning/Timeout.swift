/// How long to wait for a person, as `--timeout` gives it.
enum Timeout {
    /// The seconds that `word` writes, in milliseconds; a begun one counts whole, so that no time is none at all.
    static func parse(_ word: [UInt8]) throws(OptionError) -> Int {
        guard let seconds = DecimalNumber.parseFraction(word), seconds > 0 else {
            throw OptionError("--timeout: '\(ShownWord(word))' is no time", "write seconds above 0, such as 30 or 0.5")
        }
        return Int((min(seconds, longest) * 1000).rounded(.up))
    }

    /// Seconds, more than thirty years: nobody sees the end of a longer time, and moments can be reckoned with it.
    private static let longest = 1e9
}
