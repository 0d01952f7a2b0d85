/// The names of columns that a list such as `CODE,NAME,A3` gives.
enum ColumnNames {
    /// The names in their order; one may be empty.
    static func parse(_ list: [UInt8]) throws(OptionError) -> [String] {
        guard !list.isEmpty else {
            throw OptionError("--columns: the value is empty", "write names parted by commas, such as CODE,NAME")
        }
        return list.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
