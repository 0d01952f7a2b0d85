import RowKeys

/// What a line typed in plain mode asks for that ends in the name of a button's key: `f2`, or `3 f2` where the button
/// picks.
struct PlainPress: Equatable {
    let button: BarButton
    /// What stands before the name: numbers, too many of them, or nothing; nothing where the button leaves.
    let answer: PlainAnswer

    /// `nil` where the line is no such thing. What else could be meant by it wins: a number of a row.
    ///
    /// - Parameters:
    ///   - line: without control characters.
    ///   - listed: how many rows have been numbered.
    ///   - most: how many may be picked.
    init?(_ line: String, of buttons: [BarButton], listed: Int, most: Int) {
        if case .numbers = PlainAnswer(line, listed: listed, most: most) { return nil }
        let words = line.split { PlainAnswer.blanks.contains($0) }
        guard let word = words.last, let key = KeyName.key(named: String(word)) else { return nil }
        guard let button = buttons.first(where: { $0.key == key }) else { return nil }
        let answer = PlainAnswer(String(line[..<word.startIndex]), listed: listed, most: most)
        switch (button.deed, answer) {
        case (.leave, .nothing), (.pick, .nothing), (.pick, .numbers), (.pick, .tooMany): break
        case (.leave, .numbers), (.leave, .tooMany), (.leave, .text), (.pick, .text): return nil
        }
        self.button = button
        self.answer = answer
    }
}
