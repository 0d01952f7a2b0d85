import RowKeys

/// What an action may be bound to.
package enum Trigger: Hashable, Sendable {
    case key(Key)
    /// Two clicks on a row.
    case doubleClick

    /// - Parameter option: the option whose value the name is in, for the error.
    init(parsing name: some Sequence<UInt8>, option: String) throws(OptionError) {
        let name = Array(name)
        guard let text = String(validating: name, as: UTF8.self) else {
            throw UnknownTrigger.noKey(name, option: option)
        }
        if text.lowercased() == Self.doubleClickName {
            self = .doubleClick
        } else if let key = KeyName.key(named: text) {
            self = .key(key)
        } else {
            throw UnknownTrigger.error(for: text, option: option)
        }
    }

    static let doubleClickName = "double-click"
}
