/// The actions of fzf that are not there yet: refused by name, never ignored.
enum UnbuiltActions {
    static let names: Set<String> = plain.union(changes).union(transforms).union(transforms.map { "bg-\($0)" })

    private static let plain: Set<String> = [
        "backward-kill-subword", "backward-subword", "become", "bg-cancel", "disable-raw", "disable-search",
        "enable-raw", "enable-search", "exclude", "exclude-multi", "execute", "execute-multi",
        "execute-silent", "forward-subword", "hide-header", "hide-input", "hide-preview", "jump", "jump-accept",
        "kill-subword", "next-history", "offset-down", "offset-middle", "offset-up", "prev-history",
        "preview", "preview-bottom", "preview-down", "preview-half-page-down", "preview-half-page-up",
        "preview-page-down", "preview-page-up", "preview-top", "preview-up", "rebind", "refresh-preview", "reload",
        "reload-sync", "search", "show-header", "show-input", "show-preview", "toggle-bind",
        "toggle-header", "toggle-hscroll", "toggle-input", "toggle-multi-line", "toggle-preview",
        "toggle-preview-wrap", "toggle-preview-wrap-word", "toggle-raw", "toggle-search", "toggle-sort",
        "toggle-track", "toggle-track-current", "toggle-wrap", "toggle-wrap-word", "track-current", "trigger",
        "unbind", "untrack-current", "wait",
    ]

    private static let changes: Set<String> = [
        "change-border-label", "change-footer", "change-footer-label", "change-header-label",
        "change-header-lines", "change-input-label", "change-list-label", "change-multi", "change-nth",
        "change-pointer", "change-preview", "change-preview-label", "change-preview-window", "change-with-nth",
    ]

    private static let transforms: Set<String> = [
        "transform", "transform-border-label", "transform-footer", "transform-footer-label", "transform-ghost",
        "transform-header", "transform-header-label", "transform-header-lines", "transform-input-label",
        "transform-list-label", "transform-nth", "transform-pointer", "transform-preview-label", "transform-prompt",
        "transform-query", "transform-search", "transform-with-nth",
    ]
}
