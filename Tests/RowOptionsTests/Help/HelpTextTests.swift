import Testing

@testable import RowOptions

@Suite struct HelpTextTests {
    private let lines = HelpText.text.split(separator: "\n", omittingEmptySubsequences: false)

    @Test func `no line is longer than eighty columns, and none ends in a blank`() {
        #expect(lines.filter { $0.count > 80 || $0.hasSuffix(" ") } == [])
    }

    @Test func `the help is ASCII and ends with a line feed`() {
        #expect(HelpText.text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
        #expect(HelpText.text.hasSuffix("\n") && !HelpText.text.hasSuffix("\n\n"))
    }

    @Test func `the help lists the names in the table, and no others`() {
        let forms = lines.filter { $0.hasPrefix("  -") }.flatMap(Self.names)
        #expect(forms.sorted() == OptionTable.names.sorted())
    }

    /// The names at the beginning of a line of the help: `--[no-]x` is two of them.
    private static func names(in line: Substring) -> [String] {
        let form = line.dropFirst(2).split(separator: "  ", maxSplits: 1).first ?? ""
        return form.split(separator: " ").flatMap { cell in
            let form = cell.hasSuffix(",") ? cell.dropLast() : cell
            guard form.hasPrefix("--") else { return [String(form)] }
            let isBoth = form.hasPrefix("--[no-]")
            let name = form.dropFirst(isBoth ? "--[no-]".count : "--".count).prefix { $0 != "=" && $0 != "[" }
            return isBoth ? ["--\(name)", "--no-\(name)"] : ["--\(name)"]
        }
    }

    @Test func `an option takes one or two lines`() {
        let columns = AlignedColumns(indent: 2, right: 32, width: 80)
        for option in OptionTable.options {
            #expect(columns.lines(of: [(HelpText.form(of: option), option.help)]).count <= 2)
        }
    }

    @Test func `help and manual page mention no option that is not there`() {
        for text in [HelpText.text, ManualPage.roff.replacing(#"\-"#, with: "-").replacing("Fl -", with: "--")] {
            let words = text.split { !($0.isLetter || $0.isNumber || $0 == "-") }
            #expect(words.filter { UnbuiltOptions.name(of: String($0)) != nil } == [])
        }
    }

    @Test func `the help names every list, status and key`() {
        for list in BuiltInList.allCases { #expect(HelpText.text.contains(list.rawValue)) }
        for status in ExitStatus.allCases { #expect(HelpText.text.contains("\n  \(status.rawValue) ")) }
        for row in KeyTable.keys { #expect(HelpText.text.contains("\n  \(row.key) ")) }
    }
}
