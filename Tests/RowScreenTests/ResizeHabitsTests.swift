import RowScreen
import Testing

@Suite struct ResizeHabitsTests {
    static let table: [([String: String], ResizeHabits)] = [
        ([:], ResizeHabits()),
        (["TERM": "xterm-256color"], ResizeHabits()),
        (["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(390)"], ResizeHabits(rewrapsText: false)),
        (["TERM": "st-256color"], ResizeHabits(rewrapsText: false)),
        (["TERM": "stterm"], ResizeHabits()),
        (["TERM": "linux"], ResizeHabits(rewrapsText: false)),
        (["TERM": "screen.xterm-256color", "STY": "1.pts"], ResizeHabits(rewrapsText: false)),
        (["TERM": "screen-256color", "TMUX": "/tmp/tmux"], ResizeHabits(movesSavedCursor: false)),
        (
            ["TERM": "tmux-256color", "TMUX": "/tmp/tmux", "XTERM_VERSION": "XTerm(390)"],
            ResizeHabits(movesSavedCursor: false)
        ),
    ]

    @Test(arguments: table)
    func `the environment tells what is known of the terminal`(environment: [String: String], habits: ResizeHabits) {
        #expect(ResizeHabits(environment: environment) == habits)
    }
}
