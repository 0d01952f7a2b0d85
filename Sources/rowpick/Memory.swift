import RowPicker
import RowTerminal
import RowThread

/// The row that was picked last under a key, kept in a file from one run to the next.
struct Memory {
    /// Of the file; `nil` where the environment names no place for it.
    private let path: [UInt8]?
    private let folder: [UInt8]

    /// - Parameters:
    ///   - key: the name of the file.
    ///   - variable: tells the value of a variable of the environment, if it is set.
    init(key: String, variable: (String) -> [UInt8]?) {
        let root = variable("XDG_STATE_HOME").flatMap(Self.fullPath) ?? Self.fallback(variable)
        folder = (root ?? []) + Array("/rowpick".utf8)
        path = root == nil ? nil : folder + Array("/\(key)".utf8)
    }

    /// The row kept; `nil` where there is none.
    ///
    /// A file that cannot be read, or holds anything else, is none: a picker that begins elsewhere is better than none
    /// at all. The next pick replaces it, or says why it cannot.
    func recall() -> RememberedRow? {
        guard let path, let bytes = try? readSmallFile(path, upTo: Self.mostBytes) else { return nil }
        return RememberedRow(stored: bytes)
    }

    /// Keeps a row, in place of the one before.
    func keep(_ row: RememberedRow) throws(Complaint) {
        guard let path else { throw Complaint.nowhereToRemember }
        let bytes = row.stored
        guard bytes.count <= Self.mostBytes else { throw Complaint.tooMuchToRemember }
        do throws(SystemError) {
            try makeFolder(folder)
            try replaceFile(path, with: bytes)
        } catch {
            throw Complaint(remembering: error)
        }
    }

    /// The place that the XDG base directories have where nothing else is said.
    private static func fallback(_ variable: (String) -> [UInt8]?) -> [UInt8]? {
        variable("HOME").flatMap(fullPath).map { $0 + Array("/.local/state".utf8) }
    }

    /// The path, if it leads to the same place from everywhere; others are to be passed over.
    private static func fullPath(_ path: [UInt8]) -> [UInt8]? {
        path.first == UInt8(ascii: "/") ? path : nil
    }

    /// More than anybody picks by, and little to read before the first frame.
    private static let mostBytes = 1 << 20
}
