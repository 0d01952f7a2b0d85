import RowOptions
import RowTerminal
import Testing

@testable import rowpick

@Suite struct FilterRunTests {
    /// How a run ends that finds nothing in two files, the first of which is all there is memory for.
    private func status(limits: ReadingLimits) throws -> RowOptions.ExitStatus? {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        let sources = try ["one", "two"].map { name in
            try folder.write(Array("a\n".utf8), to: name)
            return try InputSource(path: Array(folder.path(of: name).utf8))
        }
        let run = FilterRun(Options(guise: .rowpick), from: .inputs(sources), limits: limits)
        guard case .status(let status) = try run.run(for: "b") else { return nil }
        return status
    }

    @Test func `that no row matches is only said where all have been read`() throws {
        #expect(try status(limits: ReadingLimits()) == .noMatch)
        #expect(try status(limits: ReadingLimits(memory: 1)) == .failed)
    }
}
