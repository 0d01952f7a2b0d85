extension PlainDialogue {
    /// Says what a dial stands on, or what is wrong with what was typed, and asks.
    mutating func ask(about dial: Dial, in model: Model) -> [Deed] {
        state = .asking
        let fault = dial.fault.map { PlainWording.fault($0, in: model.query.text) + "\n" } ?? ""
        return [.write(fault + promptText(dial, model))]
    }

    func promptText(_ dial: Dial, _ model: Model) -> String {
        let name = model.settings.prompt.map(oneLine) ?? ""
        return name + PlainWording.prompt(for: dial)
    }

    /// Takes what was typed for a date or a time: an empty line takes what was read out before it.
    mutating func take(_ text: String, isEarly: Bool, for dial: Dial, in model: Model) -> [Deed] {
        guard isAsking else { return [.search(text)] }
        guard text.isEmpty else {
            state = .awaitingSearch(rows: 0)
            return [.search(text)]
        }
        guard !isEarly, dial.fault == nil else { return [.write("\n" + promptText(dial, model))] }
        return [.finish(.made(dial.row(partedBy: model.settings.delimiter ?? [0x09])))]
    }
}

extension PlainWording {
    /// What may be typed, and what an empty line takes, if nothing is wrong.
    fileprivate static func prompt(for dial: Dial) -> String {
        let example =
            switch dial.face {
            case .date: "Date such as 2026-11-30 or +3d"
            case .time: "Time such as 14:30 or +30m"
            }
        return example + (dial.fault == nil ? "; Enter takes \(dial.name)" : "") + ": "
    }

    fileprivate static func fault(_ fault: Dial.Fault, in text: String) -> String {
        switch fault {
        case .unfinished, .notUnderstood: "\(quoted(text)) is not understood."
        case .doesNotExist: "\(quoted(text)) does not exist."
        case .outOfRange: "\(quoted(text)) may not be chosen."
        }
    }
}
