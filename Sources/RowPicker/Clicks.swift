import RowKeys
import RowScreen
import RowStore

/// What the mouse has done so far, as far as it decides what the next release means.
package struct Clicks: Equatable, Sendable {
    /// What a finished click amounts to.
    enum Click: Equatable {
        case single(Target)
        /// The second of two on one row, or on what is in the band of a wheel.
        case double(Target)
    }

    private struct Past: Equatable {
        var target: Target
        var line: Int
        var moment: Timestamp
    }

    private struct Press: Equatable {
        var target: Target
        var position: Position
    }

    private var pressed: Press?
    private var last: Past?
    private var calmUntil: Timestamp

    /// - Parameter start: when the picker appeared: a press meant for what was there before cancels nothing.
    init(start: Timestamp) {
        calmUntil = Self.calm(from: start)
    }

    /// A terminal that just got the focus got it by a click that was meant for just that.
    mutating func focusChanged(at moment: Timestamp) {
        calmUntil = Self.calm(from: moment)
    }

    mutating func press(_ target: Target, on position: Position, at moment: Timestamp) {
        let isTooEarly = target.cancels && moment < calmUntil
        pressed = isTooEarly ? nil : Press(target: target, position: position)
    }

    /// A press of another button, or a modified one: whatever was begun is given up.
    mutating func abandon() {
        pressed = nil
    }

    /// Ends what a press began; `nil` where it did not begin on the same target.
    mutating func release(_ target: Target, on position: Position, at moment: Timestamp) -> Click? {
        defer { pressed = nil }
        guard let pressed, pressed.target == target, !isDrag(from: pressed, to: position) else { return nil }
        guard target.takesTwoClicks else {
            last = nil
            return .single(target)
        }
        if let before = last, before.target == target, before.line == position.line,
            moment.since(before.moment) <= Self.doubleClick
        {
            last = nil
            return .double(target)
        }
        last = Past(target: target, line: position.line, moment: moment)
        return .single(target)
    }

    /// Outside is large: who lets go elsewhere in it has selected text there. A hand may shake by a column.
    private func isDrag(from press: Press, to position: Position) -> Bool {
        press.target == .outside
            && (press.position.line != position.line || abs(press.position.column - position.column) > 1)
    }

    /// Milliseconds; a slower pair is two decisions.
    private static let doubleClick = 400

    /// 200 ms: shorter than anybody needs to see the picker and aim outside it.
    private static func calm(from moment: Timestamp) -> Timestamp {
        Timestamp(milliseconds: moment.milliseconds + 200)
    }
}
