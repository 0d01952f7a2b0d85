import RowKeys
import Testing

@testable import RowOptions
@testable import RowPicker

/// Whether the help tells what the keys do: two tables in two rooms that may not know each other.
@Suite struct KeyTableTests {
    private static let told: [(name: String, deed: String)] = KeyTable.keys.flatMap { row in
        row.key.split(separator: ", ").map { (String($0), row.deed) }
    }

    /// The help writes `Ctrl-A` for what is called `ctrl-a`.
    private static func key(_ name: String) throws -> Key {
        try #require(KeyName.key(named: name.lowercased()), "\(name) is a key")
    }

    @Test(arguments: told.map(\.name))
    func `every key the help tells of is bound`(name: String) throws {
        #expect(Keymap.standard.bindings[try Self.key(name)] != nil)
    }

    @Test func `the help tells of a key once`() throws {
        let keys = try Self.told.map { try Self.key($0.name) }
        #expect(Set(keys).count == keys.count)
    }

    @Test(arguments: Array(Keymap.standard.bindings.keys))
    func `what a bound key does is told of, be it under a plainer key`(key: Key) throws {
        let told = try Set(Self.told.compactMap { Keymap.standard.bindings[try Self.key($0.name)].map { "\($0)" } })
        let action = try #require(Keymap.standard.bindings[key])
        #expect(told.contains("\(action)"), "\(KeyName.name(of: key))")
    }

    @Test(arguments: [
        ("Enter", "accept"), ("Esc", "goBack"), ("Ctrl-C", "cancel"), ("Up", "move(RowPicker.Movement.up)"),
        ("Down", "move(RowPicker.Movement.down)"), ("Home", "move(RowPicker.Movement.home)"), ("Ctrl-L", "redraw"),
        ("Ctrl-U", "edit(RowPicker.Edit.killToStart)"), ("Ctrl-Z", "suspend"),
    ])
    func `a key does what the help says`(name: String, action: String) throws {
        #expect("\(Keymap.standard.action(for: try Self.key(name)))" == action)
    }
}
