import Glibc
import Testing

@testable import RowThread

@Suite struct SystemCallTests {
    @Test func `an answer is passed on`() throws {
        #expect(try systemCall("call") { 7 } == 7)
    }

    @Test func `a failure tells the call and the reason`() {
        #expect(throws: SystemError(call: "close", code: EBADF)) {
            try systemCall("close") { Int(close(-1)) }
        }
    }

    @Test func `an interrupted call is made again`() throws {
        var remaining = 3
        let answer = try systemCall("call") {
            guard remaining > 0 else { return 1 }
            remaining -= 1
            errno = EINTR
            return -1
        }
        #expect(answer == 1)
        #expect(remaining == 0)
    }

    @Test func `an error keeps the path, and speaks plainly`() {
        let error = SystemError(call: "open", code: ENOENT)
        #expect(error.message == "No such file or directory")
        #expect("\(error)" == "open: No such file or directory")
        let about = error.about(Array("rows.tsv".utf8))
        #expect(about.path == Array("rows.tsv".utf8))
        #expect("\(about)" == "open rows.tsv: No such file or directory")
    }
}
