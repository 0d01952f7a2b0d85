import Glibc
import Testing

@testable import RowOptions

@Suite struct ManualPageTests {
    /// The folder of the package, which holds this file four folders down.
    private static let package = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()

    private static func contents(of path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `the page in man is the one the program prints`() throws {
        let committed = try #require(Self.contents(of: Self.package + "/man/rowpick.1"))
        #expect(committed == ManualPage.roff, "write it anew: swift run rowpick --man > man/rowpick.1")
    }

    @Test func `the page lists the names in the table, in the order of the table`() {
        let items = ManualPage.options.split(separator: "\n").filter { $0.hasPrefix(".It ") }
        let names = items.flatMap { item -> [String] in
            item.dropFirst(4).split(separator: ",").map { form in
                let words = form.split(separator: " ")
                let name = words[1].replacing(#"\-"#, with: "-")
                return words[0] == "Fl" ? "-\(name)" : String(name)
            }
        }
        #expect(names == OptionTable.names)
    }

    @Test func `a value that can be left out ends its brackets before the next name`() {
        let items = ManualPage.options.split(separator: "\n").filter { $0.hasPrefix(".It ") }
        #expect(items.contains(#".It Fl m Oo Ar MAX Oc , Fl \-multi Ns Oo = Ns Ar MAX Oc , Cm +m , Fl \-no\-multi"#))
        for form in items.flatMap({ $0.split(separator: ",") }) {
            let words = form.split(separator: " ")
            #expect(!words.contains("Op"))
            #expect(words.count { $0 == "Oo" } == words.count { $0 == "Oc" })
        }
    }

    @Test func `no line begins a request that is none of the macros used`() {
        let macros: Set<Substring> = [
            ".Dd", ".Dt", ".Os", ".Sh", ".Ss", ".Nm", ".Nd", ".Op", ".Ar", ".Ql", ".Pp", ".Pa", ".Em", ".Cm", ".Fl",
            ".Bl", ".It", ".El", ".Bd", ".Ed", ".Ev",
        ]
        let lines = ManualPage.roff.split(separator: "\n")
        let requests = lines.filter { $0.hasPrefix(".") || $0.hasPrefix("'") }.map { $0.prefix { $0 != " " } }
        #expect(Set(requests).subtracting(macros) == [])
    }

    @Test func `the page is ASCII, has no blank line, and no line mandoc finds too long`() {
        #expect(ManualPage.roff.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
        let lines = ManualPage.roff.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.filter { $0.isEmpty || $0.utf8.count > 80 } == [])
    }

    @Test(arguments: [
        ("plain words", "plain words"),
        ("--no-sort", #"\-\-no\-sort"#),
        (#"\t"#, #"\et"#),
        ("^a'b`c~d\"", #"\(haa\(aqb\(gac\(tid\(dq"#),
    ])
    func `a sign that roff would change is written out`(text: String, source: String) {
        #expect(Roff.escape(text) == source)
    }

    @Test func `a sentence begins a line, and no line begins with a dot`() {
        #expect(Roff.paragraph("One thing. .two {1} {2}... more.") == "One thing.\n\\&.two {1} {2}... more.")
    }
}
