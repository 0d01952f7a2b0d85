import RowPicker
import Testing

@testable import rowpick

@Suite final class MemoryTests {
    private let home: Folder

    init() throws {
        home = try Folder.temporary()
    }

    deinit { home.remove() }

    private func memory(_ variables: [String: String], key: String = "area") -> Memory {
        Memory(key: key) { variables[$0].map { Array($0.utf8) } }
    }

    private static func row(_ text: String) -> RememberedRow {
        RememberedRow(Array(text.utf8), delimiter: [0x09])
    }

    @Test func `what is kept under a key is recalled under it, and under no other`() throws {
        let memory = memory(["HOME": home.path])
        #expect(memory.recall() == nil)
        try memory.keep(Self.row("1\tone"))
        try memory.keep(Self.row("2\ttwo"))
        #expect(memory.recall() == Self.row("2\ttwo"))
        #expect(self.memory(["HOME": home.path], key: "other").recall() == nil)
        #expect(home.text(of: ".local/state/rowpick/area") == "1:2,3:two,\n")
    }

    @Test(
        arguments: [
            ("/state", "/state/rowpick/area"), ("", "/.local/state/rowpick/area"),
            ("relative", "/.local/state/rowpick/area"), (nil, "/.local/state/rowpick/area"),
        ] as [(String?, String)])
    func `the place for state counts if it is a full path, else the one below the home`(
        state: String?, file: String
    ) throws {
        var variables = ["HOME": home.path]
        variables["XDG_STATE_HOME"] = state.map { $0.hasPrefix("/") ? home.path + $0 : $0 }
        try memory(variables).keep(Self.row("1"))
        #expect(home.has(String(file.dropFirst())))
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "home", "XDG_STATE_HOME": "state"]])
    func `without a place nothing is recalled, and keeping is an error that names the variables`(
        variables: [String: String]
    ) {
        #expect(memory(variables).recall() == nil)
        #expect(message { () throws(Complaint) in try memory(variables).keep(Self.row("1")) }?.contains("HOME") == true)
    }

    @Test func `a file that holds anything else is nothing, and is replaced`() throws {
        let memory = memory(["XDG_STATE_HOME": home.path])
        _ = try home.makeFolder("rowpick")
        for text in ["", "1\tone\n", "3:cut", String(repeating: "x", count: 3 << 20)] {
            try home.write(text.utf8, to: "rowpick/area")
            #expect(memory.recall() == nil)
        }
        try memory.keep(Self.row("1\tone"))
        #expect(memory.recall() == Self.row("1\tone"))
    }

    @Test func `a row too long to recall is not kept, and what was kept stays`() throws {
        let memory = memory(["XDG_STATE_HOME": home.path])
        try memory.keep(Self.row("1\tone"))
        let long = Self.row("1\t" + String(repeating: "x", count: 1 << 20))
        #expect(message { () throws(Complaint) in try memory.keep(long) }?.contains("too long to remember") == true)
        #expect(memory.recall() == Self.row("1\tone"))
    }

    private func message(of deed: () throws(Complaint) -> Void) -> String? {
        do throws(Complaint) {
            try deed()
            return nil
        } catch {
            return error.message
        }
    }
}
