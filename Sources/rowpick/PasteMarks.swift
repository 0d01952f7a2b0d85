import RowScreen
import RowTerminal

/// Whether pastes came marked before the picker was opened, for they are to come so again.
///
/// A shell has them marked while it has a line edited, and a key of its may call the picker from there. Nothing waits
/// for the terminal to say.
struct PasteMarks {
    /// What counts where the terminal does not say.
    private let areLikely: Bool
    /// Milliseconds that an answer may take.
    private let patience: Int
    private var wereOn: Bool?
    /// Until when an answer may come.
    private var deadline: Moment?

    /// - Parameters:
    ///   - areLikely: whether they were on, as far as can be known without the terminal.
    ///   - patience: milliseconds that an answer may take.
    init(areLikely: Bool, patience: Int) {
        self.areLikely = areLikely
        self.patience = patience
    }

    /// The question.
    mutating func ask(at now: Moment) -> [UInt8] {
        deadline = now.advanced(byMilliseconds: patience)
        return ControlSequence.askForBracketedPaste.bytes
    }

    /// Takes the answer, or that there is none: what was asked later has been answered.
    mutating func learn(_ areOn: Bool?) {
        wereOn = areOn ?? wereOn
        deadline = nil
    }

    /// Until when it is worth waiting for the answer; `nil` where none is to come.
    var awaitedUntil: Moment? { deadline }

    /// What leaves them as they were.
    var farewell: [UInt8] {
        wereOn ?? areLikely ? [] : ControlSequence.disableBracketedPaste.bytes
    }

    /// Bytes: `ESC [ ? 2004 ; 1 $ y`, whatever the answer is.
    static let answerLength = 11
}
