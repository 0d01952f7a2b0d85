import Glibc
import RowOptions
import RowThread
import Testing

@testable import rowpick

@Suite struct ComplaintTests {
    private static let hostile = Array("a\n\u{1B}[2J\u{202E}".utf8) + [0xFF]
    private static let shown = #"a\u{a}\u{1b}[2J\u{202e}\xff"#

    private static func messages(about path: [UInt8]) -> [String] {
        let error = SystemError(call: "open", code: ENOENT, path: path)
        return [
            Complaint(reading: error).message,
            Complaint(remembering: error).message,
            ReadFailure.command(.exited(status: 3), said: path).complaint.message,
            ReadFailure.source(error).text,
        ]
    }

    @Test func `what comes from elsewhere is shown in an error line as a word of the command line is`() {
        for message in Self.messages(about: Self.hostile) {
            #expect(message.contains(Self.shown), "\(message)")
        }
    }

    @Test func `a long path or saying is cut, so that what to do is seen`() {
        for message in Self.messages(about: Array(repeating: 0x62, count: 100_000)) {
            #expect(message.contains("b...b"))
            #expect(message.utf8.count < 250)
        }
    }

    @Test(
        arguments: [
            ("pipe", EMFILE, "let more files be open, by ulimit -n"),
            ("open", ENFILE, "end programs that keep files open, for the machine has no more"),
            ("pthread_create", EAGAIN, "let more processes run, by ulimit -u, or end some"),
            ("posix_spawn", EAGAIN, "let more processes run, by ulimit -u, or end some"),
            ("pthread_create", ENOMEM, "end programs that take much memory"),
            ("read", EAGAIN, "try again"), ("tcsetattr", EIO, "try again"),
        ] as [(String, Int32, String)])
    func `what to do where the system refuses is what helps`(call: String, code: Int32, remedy: String) {
        let message = Complaint(system: SystemError(call: call, code: code)).message
        #expect(message.hasPrefix("\(call) failed: "))
        #expect(message.hasSuffix(": \(remedy)"))
    }

    @Test func `a file or terminal that is there but for a shortage is not what to change`() {
        let error = SystemError(call: "open", code: EMFILE, path: Array("rows".utf8))
        let remedy = "let more files be open, by ulimit -n"
        #expect(Complaint(reading: error).message == "cannot read rows: \(error.message): \(remedy)")
        #expect(Complaint(terminal: error).message.hasSuffix(": \(remedy)"))
        #expect(Complaint(remembering: error).message.hasSuffix(": \(remedy)"))
    }

    @Test func `what is wrong with a code is told with the option before it, as with any value`() {
        for complaint in [Complaint(missingDefault: Self.hostile), Complaint(lateDefault: Self.hostile)] {
            #expect(complaint.message.hasPrefix("--default: no row with the code '\(Self.shown)' "))
        }
    }
}
