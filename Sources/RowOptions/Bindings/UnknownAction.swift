/// Says what to do about a name that is no action's.
enum UnknownAction {
    static func error(for name: String) -> OptionError {
        let lowered = name.lowercased()
        guard !name.isEmpty else {
            return OptionError("--bind: an action is missing", "write KEY:ACTION[+ACTION...], such as ctrl-a:up+accept")
        }
        if UnbuiltActions.names.contains(lowered) {
            return OptionError(
                "--bind: the action \(lowered) is not built yet", "leave it out, or see --man for what there is")
        }
        let wrong = "--bind: there is no action '\(ShownWord(name))'"
        if let nearest = NearestName.name(for: lowered, among: ActionTable.names + UnbuiltActions.names.sorted()) {
            return OptionError(wrong, "did you mean \(nearest)?")
        }
        return OptionError(wrong, "see BINDINGS in --man for what there is")
    }
}
