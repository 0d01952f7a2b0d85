/// Makes events of the bytes a terminal sends, one byte at a time, without a clock.
///
/// The owner feeds it bytes; where `patience` says that more should follow and none does in that time, the owner
/// calls `settle()`. What is not understood is swallowed whole, and no byte of it becomes text. A control character
/// never occurs inside a sequence, so there it ends the sequence and counts as the key it is: Ctrl-C always gets out.
///
/// The terminal driver is expected to swap CR and LF (`ICRNL` and `INLCR`): LF is Enter here, and CR is Ctrl-J.
package struct KeyDecoder: Equatable, Sendable {
    enum State: Equatable {
        case ground
        /// Some bytes of a character are here.
        case character(length: Int, isAlt: Bool)
        /// After ESC, or after two.
        case escape(isDoubled: Bool)
        /// After an ESC that was taken for the Escape key.
        case settledEscape
        /// After `[` that came soon after such an ESC.
        case lateSequence
        /// After `ESC O`.
        case singleShift(isAlt: Bool)
        /// After `ESC [`.
        case sequence(isAlt: Bool)
        /// After `ESC [ [`, with which the Linux console begins F1 to F5.
        case linuxFunction
        /// In an old mouse report: three bytes without a form of their own.
        case mouse(missing: Int)
        /// In a string that ends with `ESC \` or BEL; the byte after its ESC, as long as nothing followed it.
        case string(introducer: UInt8?)
        /// After an ESC in a string.
        case stringEscape
        case paste(matched: Int)
    }

    var state = State.ground
    /// The bytes so far of the character, the parameters or the paste that the state is in.
    var collected: [UInt8] = []
    /// A report that came directly after an Escape, and ended it.
    var report: InputEvent?

    /// One with nothing unfinished.
    package init() {}

    /// What is being waited for; `nil` where nothing is unfinished.
    package var patience: Patience? {
        switch state {
        case .ground: nil
        case .character: .character
        case .escape: .escape
        case .settledEscape, .lateSequence: .lateSequence
        case .singleShift, .sequence, .linuxFunction, .mouse, .string, .stringEscape: .sequence
        case .paste: .paste
        }
    }

    /// How many bytes may be read at once without taking one that belongs to whoever reads the terminal next.
    package var bytesThatMayBeRead: Int {
        guard case .paste(let matched) = state else { return 1 }
        return Self.pasteEnd.count - matched
    }

    /// Takes the next byte; most bytes of a sequence give nothing, its last one gives the event.
    package mutating func take(_ byte: UInt8) -> InputEvent? {
        switch state {
        case .ground: takeFirst(byte, modifiers: [])
        case .character(let length, let isAlt): takeInCharacter(byte, length: length, isAlt: isAlt)
        case .escape(let isDoubled): takeAfterEscape(byte, isDoubled: isDoubled)
        case .settledEscape: takeAfterSettledEscape(byte)
        case .lateSequence: takeInLateSequence(byte)
        case .singleShift(let isAlt): takeInSingleShift(byte, isAlt: isAlt)
        case .sequence(let isAlt): takeInSequence(byte, isAlt: isAlt)
        case .linuxFunction: takeInLinuxFunction(byte)
        case .mouse(let missing): takeInMouse(byte, missing: missing)
        case .string: takeInString(byte)
        case .stringEscape: takeAfterStringEscape(byte)
        case .paste(let matched): takeInPaste(byte, matched: matched)
        }
    }

    /// Hands out the report that the last event was followed by, if it was: an Escape is known to be one only by what
    /// follows, and then there are two events at once.
    package mutating func takeReport() -> InputEvent? {
        defer { report = nil }
        return report
    }

    /// Says that no byte came for as long as `patience` is worth.
    ///
    /// A lone ESC was the Escape key, and `ESC [` with nothing after it was Alt-[. A paste without an end is over.
    /// Anything else unfinished is dropped. After an Escape there is still ``patience``, and one more call says that
    /// its sequence has not come late.
    package mutating func settle() -> InputEvent? {
        let isEscape = state.isAfterEscape
        defer {
            rest()
            if isEscape { state = .settledEscape }
        }
        switch state {
        case .ground, .character, .settledEscape, .linuxFunction, .mouse: return nil
        case .escape, .stringEscape: return .key(.escape)
        case .lateSequence: return .key(.character("["))
        case .singleShift(let isAlt): return bareIntroducer(0x4F, isAlt: isAlt, isBare: collected.isEmpty)
        case .sequence(let isAlt): return bareIntroducer(0x5B, isAlt: isAlt, isBare: collected.isEmpty)
        case .string(let introducer): return introducer.flatMap { bareIntroducer($0, isAlt: false, isBare: true) }
        case .paste: return endPaste()
        }
    }

    /// What an introducer was after which nothing came: Alt with its character, or Escape before that.
    private func bareIntroducer(_ byte: UInt8, isAlt: Bool, isBare: Bool) -> InputEvent? {
        guard isBare else { return nil }
        return .key(isAlt ? .escape : .alt(Character(Unicode.Scalar(byte))))
    }

    /// Leaves nothing unfinished.
    mutating func rest() {
        state = .ground
        collected = []
    }

    /// Drops what is unfinished and takes the byte as the first one of something new.
    mutating func restart(with byte: UInt8) -> InputEvent? {
        rest()
        return takeFirst(byte, modifiers: [])
    }

    /// What ends a bracketed paste.
    static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)
}

extension KeyDecoder.State {
    /// Whether an ESC came last.
    fileprivate var isAfterEscape: Bool {
        switch self {
        case .escape, .stringEscape: true
        case .ground, .character, .settledEscape, .lateSequence, .singleShift, .sequence, .linuxFunction, .mouse,
            .string, .paste:
            false
        }
    }
}
