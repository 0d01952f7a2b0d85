/// Where a session is played: the tests' own terminal, or a real one.
protocol Stage: AnyObject {
    /// The lines on the screen, as far as ``letTimePass(milliseconds:)`` has seen.
    var lines: [String] { get }
    /// Counted from 1.
    var cursor: (column: Int, line: Int) { get }
    var hasDrawn: Bool { get }
    /// The screen with looks and colours; `nil` where they cannot be seen.
    var reader: ScreenReader? { get }
    /// Where the program runs.
    var home: Folder { get }

    func send(_ bytes: [UInt8]) throws
    /// Takes these sizes one after another, without a pause.
    func resize(through sizes: [ScreenSize]) throws
    func signal(_ number: Int32) throws
    func hangUp() throws

    /// Takes in what the program does for at most so long, or until it does something.
    func letTimePass(milliseconds: Int32) throws

    func hasEnded() -> Bool

    /// How often a thread of the program has run so far; `nil` where that cannot be known.
    func turns() -> Int?

    /// What came of it, once it has ended or has to.
    func outcome() throws -> Outcome
}

/// What a run has left behind.
struct Outcome {
    /// As in a session's file `status`.
    var status: String
    var output: [UInt8]
    var errors: String
    /// The lines that left the screen at its top, and those still on it.
    var scrollback: [String]
    var lines: [String]
    /// What was not put back as it had been, in words.
    var leftovers: [String]
}
