/// Reads the value of `--expect`: names of keys, parted by commas.
enum ExpectedKeys {
    /// What each name stands for, with the name as it was written; a comma at the end counts for nothing.
    static func triggers(in text: [UInt8]) throws(OptionError) -> [(Trigger, String)] {
        guard !text.isEmpty else {
            throw OptionError("--expect: the value is empty", "write names of keys, such as ctrl-a,f1")
        }
        var list = TriggerList(text[...], option: "--expect")
        let triggers = try list.read()
        guard list.rest.isEmpty else {
            throw OptionError("--expect: '\(ShownWord(text))' holds an action", "write keys only, parted by commas")
        }
        return triggers.map { ($0.trigger, $0.name) }
    }
}
