/// The names of the lists that come with the program; their rows are no business of this room.
package enum BuiltInList: String, CaseIterable, Sendable {
    case areas = "jp-areas"
    case prefectures = "jp-prefectures"

    init(parsing name: [UInt8]) throws(OptionError) {
        guard let list = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name) }) else {
            throw OptionError("--list: there is no list '\(ShownWord(name))'", "choose \(Self.names)")
        }
        self = list
    }

    /// All names, as a sentence has them.
    static var names: String { allCases.map(\.rawValue).joined(separator: " or ") }
}
