/// The options that a user may well expect and that are not there yet: refused by name, never ignored.
enum UnbuiltOptions {
    /// fzf's long names, without dashes and without `no-`.
    private static let fzf: Set<String> = [
        "accept-nth", "algo", "ambidouble", "ansi", "async", "bash", "bench", "black", "bold", "border",
        "border-label", "border-label-pos", "clear", "disabled", "ellipsis", "enabled",
        "extended-exact", "filepath-word", "fish", "footer", "footer-border", "footer-label", "footer-label-pos",
        "freeze-left", "freeze-right", "gap", "gap-line", "ghost", "gutter", "gutter-raw", "header-border",
        "header-first", "header-label", "header-label-pos", "header-lines", "header-lines-border", "highlight-line",
        "history", "history-size", "hscroll", "hscroll-off", "id-nth", "info", "info-command", "inline-info", "input",
        "input-border", "input-label", "input-label-pos", "jump-labels", "keep-right", "list-border", "list-label",
        "list-label-pos", "listen", "listen-unsafe", "margin", "marker", "marker-multi-line", "min-height",
        "multi-line", "nth", "nushell", "padding", "phony", "pointer", "popup", "preview", "preview-border",
        "preview-label", "preview-label-pos", "preview-window", "preview-wrap-sign", "raw", "scheme", "scroll-off",
        "scrollbar", "separator", "style", "sync", "tabstop", "tail", "threads", "tiebreak", "tmux", "toggle-sort",
        "track", "tty-default", "walker", "walker-root", "walker-skip", "with-nth", "with-shell", "wrap", "wrap-sign",
        "wrap-word", "zsh",
    ]

    /// Names of our own.
    private static let ours: Set<String> = ["animation", "unique", "view"]

    /// fzf's short names of such options, and the long names they stand for.
    private static let shorts = ["-n": "--nth"]

    /// The option that `word`, without a value, asks for, as an error line names it; `nil` where it is none of these.
    static func name(of word: String) -> String? {
        if word.hasPrefix("--") {
            let name = word.dropFirst(2)
            let positive = String(name.hasPrefix("no-") ? name.dropFirst(3) : name)
            return fzf.contains(positive) || ours.contains(positive) ? word : nil
        }
        let short = String(word.prefix(2))
        return shorts[short].map { "\(short) (\($0))" }
    }
}
