/// How many of the first lines are heads.
enum HeaderLines {
    /// The number that `word` writes; none is one, too.
    static func parse(_ word: [UInt8]) throws(OptionError) -> Int {
        guard let count = DecimalNumber.parse(word) else {
            throw OptionError(
                "--header-lines: '\(ShownWord(word))' is no number of lines", "write how many are heads, such as 1")
        }
        return count
    }
}
