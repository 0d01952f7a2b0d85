import RowKeys

extension PlainDialogue {
    /// Does what a button does whose key was named.
    mutating func press(_ press: PlainPress, isEarly: Bool, in model: Model) -> [Deed] {
        let end: [Deed] = isEarly && isAsking ? [.write("\n")] : []
        switch (press.button.deed, press.answer) {
        case (.leave(let status), _):
            return end + [.finish(.left(status: status))]
        case (.pick, .numbers(let numbers)):
            return end + pick(numbers, with: press.button.key, in: model)
        case (.pick, .tooMany):
            return [.write(PlainWording.tooMany(model.mostPicked) + "\n" + promptText(model))]
        case (.pick, .nothing), (.pick, .text):
            return end + pickOffered(with: press.button.key, isEarly: isEarly, in: model)
        }
    }

    private mutating func pick(_ numbers: [Int], with key: Key, in model: Model) -> [Deed] {
        guard let question else { return [] }
        pressed = key
        return pick(numbers.map { question.ranking[$0 - 1] }, in: model)
    }

    /// A row that was not heard of is not taken.
    private mutating func pickOffered(with key: Key, isEarly: Bool, in model: Model) -> [Deed] {
        if isEarly { return prompt(in: model) }
        guard let offered = question?.offered else {
            return [.write(PlainWording.lacksNumber(before: KeyName.name(of: key)) + "\n" + promptText(model))]
        }
        pressed = key
        return pick([offered], in: model)
    }

    /// What may be typed for the buttons, told once.
    func buttonLines(_ model: Model) -> [String] {
        let picksMany = model.mostPicked > 1
        return model.settings.buttons.map { button in
            let name = KeyName.name(of: button.key)
            return switch button.deed {
            case .leave: PlainWording.leavingButton(button.label, key: name)
            case .pick: PlainWording.pickingButton(button.label, key: name, picksMany: picksMany)
            }
        }
    }
}
