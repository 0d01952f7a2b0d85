/// The words of a query: what stands between blanks, save those after a backslash, which belong to their word.
struct QueryWords {
    private(set) var words: [[UInt8]] = []

    /// A tab counts as such a blank too.
    init(_ typed: [UInt8]) {
        var word: [UInt8] = []
        var index = 0
        while index < typed.count {
            let isEscaped = typed[index] == Self.escape && index + 1 < typed.count && typed[index + 1] == Self.blank
            if isEscaped || typed[index] == Self.tab {
                word.append(Self.blank)
            } else if typed[index] != Self.blank {
                word.append(typed[index])
            } else if !word.isEmpty {
                words.append(word)
                word = []
            }
            index += isEscaped ? 2 : 1
        }
        if !word.isEmpty {
            words.append(word)
        }
    }

    private static let blank = UInt8(ascii: " ")
    private static let tab = UInt8(ascii: "\t")
    private static let escape = UInt8(ascii: "\\")
}
