import RowKeys
import RowOptions

/// What committed.
enum Chooser: Equatable {
    case key(Key)
    case clickOnDone
    /// Two clicks on the row.
    case doubleClick
    /// A rule for scripts: nobody was asked.
    case nobody

    /// As `--format` prints it.
    var name: String {
        switch self {
        case .key(let key): KeyName.name(of: key)
        case .clickOnDone: "click-done"
        case .doubleClick: "double-click"
        case .nobody: ""
        }
    }

    /// What `--expect` may have named; `nil` where it cannot be named.
    var trigger: Trigger? {
        switch self {
        case .key(let key): .key(key)
        case .doubleClick: .doubleClick
        case .clickOnDone, .nobody: nil
        }
    }
}
