import RowKeys

/// Says what to do about a name that is no key's.
enum UnknownTrigger {
    static func error(for name: String, option: String) -> OptionError {
        let lowered = name.lowercased()
        if mouse.contains(lowered) {
            return OptionError(
                "\(option): the mouse's '\(lowered)' is not built yet", "bind \(Trigger.doubleClickName)")
        }
        if events.contains(lowered) || (lowered.hasPrefix("every(") && lowered.hasSuffix(")")) {
            return OptionError("\(option): the event '\(ShownWord(lowered))' is not built yet", "bind a key instead")
        }
        if let key = KeyName.key(meantBy: name) {
            let plainer = KeyName.name(of: key)
            return OptionError("\(option): no terminal tells of '\(ShownWord(name))'", "\(plainer) comes in its place")
        }
        return noKey(Array(name.utf8), option: option, nearest: nearest(to: name))
    }

    /// - Parameters:
    ///   - name: any bytes.
    ///   - nearest: the key that was probably meant.
    static func noKey(_ name: [UInt8], option: String, nearest: String? = nil) -> OptionError {
        let remedy =
            nearest.map { "did you mean \(ShownWord($0))?" }
            ?? "write names such as ctrl-a, alt-x, f1, page-up, or a character"
        return OptionError("\(option): there is no key '\(ShownWord(name))'", remedy)
    }

    /// What is held is written as it was; only what it is held with is looked for.
    private static func nearest(to name: String) -> String? {
        let word = KeyName.unmodified(name).lowercased()
        let words = KeyName.words.flatMap(\.names) + [Trigger.doubleClickName]
        guard let nearest = NearestName.name(for: word, among: words) else { return nil }
        let whole = name.dropLast(word.count).lowercased() + nearest
        let isName = whole == Trigger.doubleClickName || KeyName.key(named: whole) != nil
        return isName ? whole : nil
    }

    private static let mouse: Set<String> = [
        "left-click", "preview-scroll-down", "preview-scroll-up", "right-click", "scroll-down", "scroll-up",
        "shift-left-click", "shift-right-click", "shift-scroll-down", "shift-scroll-up",
    ]

    private static let events: Set<String> = [
        "backward-eof", "change", "click-footer", "click-header", "every", "focus", "jump", "jump-cancel", "load",
        "multi", "one", "resize", "result", "result-final", "start", "zero",
    ]
}
