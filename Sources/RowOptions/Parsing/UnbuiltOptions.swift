/// The options that a user may well expect and that are not there yet: refused by name, never ignored.
enum UnbuiltOptions {
    /// fzf's long names, without dashes and without `no-`, of options that take no value.
    private static let flags: Set<String> = [
        "async", "bash", "black", "bold", "clear", "disabled", "enabled", "extended-exact",
        "filepath-word", "fish", "header-first", "highlight-line", "hscroll", "inline-info", "input", "keep-right",
        "multi-line", "nushell", "phony", "raw", "sync", "track", "wrap-word", "zsh",
    ]

    /// The same of options that take one, always or where one follows.
    private static let valued: Set<String> = [
        "accept-nth", "algo", "bench", "border", "border-label", "border-label-pos", "ellipsis", "footer",
        "footer-border", "footer-label", "footer-label-pos", "freeze-left", "freeze-right", "gap", "gap-line",
        "ghost", "gutter", "gutter-raw", "header-border", "header-label", "header-label-pos",
        "header-lines-border", "history", "history-size", "hscroll-off", "id-nth", "info", "info-command",
        "input-border", "input-label", "input-label-pos", "jump-labels", "list-border", "list-label",
        "list-label-pos", "listen", "listen-unsafe", "margin", "marker", "marker-multi-line", "min-height", "nth",
        "padding", "pointer", "popup", "preview", "preview-border", "preview-label", "preview-label-pos",
        "preview-window", "preview-wrap-sign", "scheme", "scroll-off", "scrollbar", "separator", "style", "tabstop",
        "threads", "tiebreak", "tmux", "toggle-sort", "tty-default", "walker", "walker-root", "walker-skip",
        "with-nth", "with-shell", "wrap", "wrap-sign",
    ]

    /// fzf's short names of such options, and the long names they stand for.
    private static let shorts = ["-n": "--nth"]

    /// The option that `word`, without a value, asks for, as an error line names it; `nil` where it is none of these.
    static func name(of word: String) -> String? {
        if word.hasPrefix("--") {
            let name = word.dropFirst(2)
            let positive = String(name.hasPrefix("no-") ? name.dropFirst(3) : name)
            return [flags, valued].contains { $0.contains(positive) } ? word : nil
        }
        let short = String(word.prefix(2))
        return shorts[short].map { "\(short) (\($0))" }
    }

    /// Whether the option of that name, with its dashes, would take the next word for its value.
    static func takesValue(_ name: String) -> Bool {
        shorts[name] != nil || (name.hasPrefix("--") && valued.contains(String(name.dropFirst(2))))
    }
}
