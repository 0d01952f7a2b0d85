import RowStore

extension PlainDialogue {
    /// Takes what was typed.
    ///
    /// - Parameter isEarly: whether it was typed before the prompt was written: nobody has heard then what an empty
    ///   line takes, and the line of the prompt is not ended by Enter.
    package mutating func take(_ typed: TypedLine.End, isEarly: Bool, in model: Model) -> [Deed] {
        guard case .line(let bytes) = typed else { return leave() }
        let text = LineEditor(String(decoding: bytes, as: UTF8.self)).text
        if let dial = model.dial { return take(text, isEarly: isEarly, for: dial, in: model) }
        let most = model.mostPicked
        let press = PlainPress(text, of: model.settings.buttons, listed: question?.listed ?? 0, most: most)
        if let press, isAsking || press.button.leaves { return self.press(press, isEarly: isEarly, in: model) }
        guard let question, isAsking else { return [.search(text)] }
        let end: [Deed] = isEarly ? [.write("\n")] : []
        switch PlainAnswer(text, listed: question.listed, most: most) {
        // Who pressed Esc before Enter wanted anything but that the row offered is taken.
        case .nothing where bytes.contains(where: \.isControl): return end + prompt(in: model)
        case .nothing: return end + takeNothing(isEarly: isEarly, in: model)
        case .numbers(let numbers): return end + pick(numbers.map { question.ranking[$0 - 1] }, in: model)
        case .tooMany: return end + [.write(PlainWording.tooMany(most) + "\n" + promptText(model))]
        case .text(let text): return end + search(text, in: model)
        }
    }

    /// What the shell writes next is to stand on a line of its own.
    private func leave() -> [Deed] {
        (isAsking ? [.write("\n")] : []) + [.finish(.cancelled)]
    }

    private mutating func takeNothing(isEarly: Bool, in model: Model) -> [Deed] {
        guard var question else { return [] }
        if let offered = question.offered {
            return isEarly ? prompt(in: model) : pick([offered], in: model)
        }
        guard question.next > 0 else { return search("", in: model) }
        let numbers = (question.listed + 1)..<(question.listed + question.next + 1)
        question.listNext()
        self.question = question
        return [.write(question.lines(numbers, in: model) + promptText(model))]
    }

    func pick(_ rows: [RowID], in model: Model) -> [Deed] {
        guard let query = question?.query, query != model.query.text else { return [.finish(.picked(rows))] }
        return [.search(query), .finish(.picked(rows))]
    }

    private mutating func search(_ text: String, in model: Model) -> [Deed] {
        state = .awaitingSearch(rows: model.rows.count)
        return [.search(text)]
    }
}

extension UInt8 {
    /// Whether it is the code of a control character, a tab too.
    fileprivate var isControl: Bool { self < 0x20 || self == 0x7F }
}
