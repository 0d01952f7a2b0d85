import TestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the program holds after a long use, beside what it held after a tenth of it. Only `.ci/fuzz memory` asks: what
/// the system gives a program is not the same every time, and it takes minutes.
@Suite(
    .enabled(
        if: Program.variable("ROWPICK_FUZZ_COUNT") != nil && Folder(path: "/proc/self").has("statm"),
        "asked by .ci/fuzz memory, on Linux"))
struct MemoryFuzzTests {
    /// Bytes that may be added: with 9,000 more of anything, less than 60 for each.
    private static let growth = 512 * 1024

    private let count = FuzzPlan(count: 10_000).count

    @Test func `resizes leave nothing behind`() throws {
        try check(["--full"]) { run, number in
            try run.resize(to: ScreenSize(columns: 30 + number % 90, lines: 10 + number % 40))
        }
    }

    @Test func `resizes of a sheet below other text leave nothing behind`() throws {
        try check([], isAnswered: false) { run, number in
            try run.resize(to: ScreenSize(columns: 30 + number % 90, lines: 10 + number % 40))
        }
    }

    @Test func `queries leave nothing behind`() throws {
        try check([]) { run, number in
            try run.send(number % 8 < 4 ? ["o", "n", "e", "x"][number % 4] : "\u{7f}")
        }
    }

    @Test func `rows that come and leave leave nothing behind`() throws {
        let text = (0..<50).map { "\($0)\tsome row that somebody has written \($0)\n" }.joined()
        try check(["--tail", "1000"], isAnswered: false, isFed: true) { run, _ in try run.feed(text) }
    }

    /// Does something so many times, and looks at what is held after a tenth and at the end.
    ///
    /// - Parameters:
    ///   - isAnswered: whether something is drawn each time; it is waited for.
    ///   - isFed: whether rows come while it runs.
    private func check(
        _ options: [String], isAnswered: Bool = true, isFed: Bool = false, deed: (EndingRun, Int) throws -> Void
    ) throws {
        let run = try EndingRun(options, isFed: isFed)
        if isFed { try run.feed("1\tone\n2\ttwo\n") }
        try #require(try run.wait { run.drawn > 0 })
        var early = 0
        for number in 0..<count {
            let before = run.drawn
            try deed(run, number)
            if isAnswered {
                try #require(try run.wait { run.drawn > before }, "\(number) changed nothing")
            } else {
                try run.letTimePass(1)
            }
            if number == count / 10 { early = try run.residentBytes() }
        }
        let late = try run.residentBytes()
        print("held after \(count / 10): \(early), after \(count): \(late)")
        #expect(late - early < Self.growth)
    }
}

extension EndingRun {
    /// What is in memory once it rests, in bytes.
    fileprivate func residentBytes() throws -> Int {
        _ = try wait(500) { false }
        let pages = Folder(path: "/proc/\(number)").lines(of: "statm").first?.split(separator: " ")[1]
        return pages.flatMap { Int($0) }.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } ?? 0
    }
}
