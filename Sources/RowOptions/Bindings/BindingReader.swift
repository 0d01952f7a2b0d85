/// Reads the value of `--bind`: `KEY[,KEY...]:ACTION[+ACTION...]`, perhaps more of these after commas.
///
/// Texts in it are bytes, for every sign that means something is ASCII.
struct BindingReader {
    private var rest: ArraySlice<UInt8>

    /// Every binding in a text.
    static func bindings(in text: [UInt8]) throws(OptionError) -> [Binding] {
        guard !text.isEmpty else {
            throw OptionError("--bind: the value is empty", "write KEY:ACTION, such as ctrl-a:accept")
        }
        var reader = BindingReader(rest: text[...])
        var bindings: [Binding] = []
        repeat {
            bindings.append(try reader.readBinding())
        } while reader.take(UInt8(ascii: ","))
        return bindings
    }

    private mutating func readBinding() throws(OptionError) -> Binding {
        let whole = rest
        var list = TriggerList(rest, option: "--bind")
        let triggers = try list.read()
        rest = list.rest
        guard take(UInt8(ascii: ":")) else {
            throw OptionError("--bind: '\(ShownWord(whole))' has no action", "write KEY:ACTION, such as ctrl-a:accept")
        }
        let isAddition = take(UInt8(ascii: "+"))
        let mayBeEmpty = !isAddition && (rest.isEmpty || rest.first == UInt8(ascii: ","))
        let actions = mayBeEmpty ? [] : try readActions()
        try Self.refusePut(in: actions, by: triggers)
        return Binding(triggers: triggers.map(\.trigger), actions: actions, isAddition: isAddition)
    }

    private mutating func readActions() throws(OptionError) -> [BindableAction] {
        var actions: [BindableAction] = []
        repeat {
            var reader = ActionReader(rest)
            actions.append(try reader.read())
            rest = reader.rest
        } while take(UInt8(ascii: "+"))
        return actions
    }

    private mutating func take(_ sign: UInt8) -> Bool {
        guard rest.first == sign else { return false }
        rest.removeFirst()
        return true
    }

    /// Only a key that types has a character to put.
    private static func refusePut(
        in actions: [BindableAction], by triggers: [(name: String, trigger: Trigger)]
    ) throws(OptionError) {
        guard actions.contains(.put(nil)) else { return }
        for (name, trigger) in triggers where trigger.typed == nil {
            throw OptionError("--bind: \(ShownWord(name)) types nothing that could be put", "write put(STR)")
        }
    }
}

extension Trigger {
    /// The character that it types.
    package var typed: Character? {
        switch self {
        case .key(let key): key.typed
        case .doubleClick: nil
        }
    }
}
