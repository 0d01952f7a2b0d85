import RowPicker
import RowTerminal
import RowThread

extension Session {
    /// Asks the terminal where it left the picker when its size changed.
    mutating func beginResize() throws(SystemError) {
        guard resizing == nil, display.size != engine.model.size else { return }
        let expected = try display.askForCursor()
        resizing = Resizing(expected: expected, deadline: Moment.now.advanced(byMilliseconds: Self.answerTime))
    }

    /// Moves the picker once the terminal has said where it left it, or does not say.
    mutating func endResize() throws(SystemError) {
        guard let done = resizing, done.isOver else { return }
        resizing = nil
        let size = display.size
        try display.move(to: size, answers: done.answers)
        try perform(engine.act(.resized(size)))
        frames.answer()
    }

    /// Milliseconds a terminal has to say where its cursor is; a slower one is drawn on without knowing.
    private static let answerTime = 100
}
