import Testing

@testable import RowOptions

@Suite struct UnbuiltOptionsTests {
    /// The long options of fzf 0.74, as its help and its manual page name them.
    private static let fzf = """
        --accept-nth --ansi --bash --bind --border --border-label --border-label-pos --color --cycle --delimiter
        --disabled --ellipsis --exact --exit-0 --expect --filepath-word --filter --fish --footer --footer-border
        --footer-label --footer-label-pos --freeze-left --freeze-right --gap --gap-line --ghost --gutter
        --gutter-raw --header --header-border --header-first --header-label --header-label-pos --header-lines
        --header-lines-border --height --help --highlight-line --history --history-size --hscroll-off --id-nth
        --ignore-case --info --info-command --input-border --input-label --input-label-pos --jump-labels
        --keep-right --layout --list-border --list-label --list-label-pos --listen --literal --man --margin --marker
        --marker-multi-line --min-height --multi --no-bold --no-color --no-extended --no-hscroll --no-ignore-case
        --no-input --no-multi-line --no-scrollbar --no-separator --no-sort --nth --nushell --padding --pointer
        --popup --preview --preview-border --preview-label --preview-label-pos --preview-window --preview-wrap-sign
        --print-query --print0 --prompt --query --raw --read0 --scheme --scroll-off --scrollbar --select-1
        --separator --smart-case --style --sync --tabstop --tac --tail --tiebreak --tmux --track --version --walker
        --walker-root --walker-skip --with-nth --with-shell --wrap --wrap-sign --wrap-word
        --zsh
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    private static func message(for words: [String]) -> String? {
        do throws(OptionError) {
            _ = try parse(words)
            return nil
        } catch {
            return error.message
        }
    }

    @Test(arguments: fzf)
    func `an option of fzf is taken, or refused by its name`(name: String) {
        if !OptionTable.names.contains(name) {
            let remedy = "leave it out, or see --help for what there is"
            #expect(Self.message(for: ["\(name)=1"]) == "\(name) is not built yet: \(remedy)")
        }
    }

    @Test(arguments: [
        ("-n", "-n (--nth)"), ("-n2..", "-n (--nth)"),
        ("--no-preview", "--no-preview"), ("--listen-unsafe", "--listen-unsafe"),
    ])
    func `what is not built yet is refused under any of its names`(word: String, name: String) {
        #expect(Self.message(for: [word])?.hasPrefix("\(name) is not built yet: ") == true)
    }

    @Test func `an option that is there is not called missing`() {
        #expect(OptionTable.names.filter { UnbuiltOptions.name(of: $0) != nil } == [])
    }
}
