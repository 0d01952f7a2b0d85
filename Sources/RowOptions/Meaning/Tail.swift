/// How many of the last rows are kept.
enum Tail {
    /// The number that `word` writes, at least one.
    static func parse(_ word: [UInt8]) throws(OptionError) -> Int {
        guard let count = DecimalNumber.parse(word), count > 0 else {
            throw OptionError(
                "--tail: '\(ShownWord(word))' is no number of rows", "write how many to keep, at least 1")
        }
        return count
    }
}
