import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite struct AskProgramTests {
    private func ask(_ script: String, within milliseconds: Int = 5000, upTo limit: Int = 1000) throws -> String? {
        let words = ["/bin/sh", "-c", script].map { Array($0.utf8) }
        return try askProgram(words, within: milliseconds, upTo: limit).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("echo answer", "answer\n"), ("printf a; sleep 0.05; printf b", "ab"), ("exit 3", ""),
        ("echo answer; kill -9 $$", "answer\n"), ("echo error >&2", ""), ("cat", ""),
        ("printf answer; exec >&-; sleep 60", "answer"),
        ("printf %1000s x | tr ' ' x", String(repeating: "x", count: 1000)),
    ])
    func `the answer is what is printed`(script: String, answer: String) throws {
        #expect(try ask(script) == answer)
    }

    @Test(arguments: ["sleep 60", "echo answer; sleep 60", "sleep 60 & echo answer", "yes | head -c 1001; sleep 60"])
    func `one that does not end in time is none, and nor is one that is too long`(script: String) throws {
        #expect(try ask(script, within: 50) == nil)
    }

    @Test func `nothing of the program is left`() throws {
        let answer = try #require(try ask("echo $$; exec >&-; exec sleep 60"))
        let number = try #require(pid_t(answer.dropLast()))
        #expect(kill(-number, 0) == -1 && errno == ESRCH)
    }

    @Test func `a program that is not there is refused`() {
        #expect(throws: SystemError(call: "posix_spawn", code: ENOENT)) {
            _ = try askProgram([Array("/no/such/program".utf8)], within: 50, upTo: 10)
        }
    }
}
