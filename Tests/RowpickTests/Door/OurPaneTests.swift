import Testing

@testable import rowpick

@Suite struct OurPaneTests {
    @Test(arguments: [
        ("socket,1,0", "%0", true), ("socket,1,0", "%123", true), ("", "%0", false), ("socket,1,0", "", false),
        ("socket,1,0", "%", false), ("socket,1,0", "0", false), ("socket,1,0", "%1;kill-server", false),
        ("socket,1,0", "%1 ", false), ("socket,1,0", "-t", false), ("socket,1,0", "%٣", false),
    ])
    func `only what can be a pane is asked about`(server: String, pane: String, isPane: Bool) {
        #expect((OurPane(environment: ["TMUX": server, "TMUX_PANE": pane]) != nil) == isPane)
    }

    @Test func `outside tmux there is none`() {
        #expect(OurPane(environment: [:]) == nil)
        #expect(OurPane(environment: ["TMUX_PANE": "%1"]) == nil)
        #expect(OurPane(environment: ["TMUX": "socket,1,0"]) == nil)
    }
}
