import RowKeys
import Testing

@Suite struct MouseEventTests {
    static let table: [(String, MouseEvent?)] = [
        ("<0;1;1M", MouseEvent(kind: .press, button: .left, line: 0, column: 0)),
        ("<0;12;5m", MouseEvent(kind: .release, button: .left, line: 4, column: 11)),
        ("<1;300;2M", MouseEvent(kind: .press, button: .middle, line: 1, column: 299)),
        ("<2;3;4M", MouseEvent(kind: .press, button: .right, line: 3, column: 2)),
        ("<32;3;4M", MouseEvent(kind: .drag, button: .left, line: 3, column: 2)),
        ("<64;3;4M", MouseEvent(kind: .wheelUp, button: nil, line: 3, column: 2)),
        ("<65;3;4M", MouseEvent(kind: .wheelDown, button: nil, line: 3, column: 2)),
        ("<69;3;4M", MouseEvent(kind: .wheelDown, button: nil, line: 3, column: 2, modifiers: .shift)),
        ("<28;3;4M", MouseEvent(kind: .press, button: .left, line: 3, column: 2, modifiers: [.shift, .alt, .control])),
        ("<128;3;4M", MouseEvent(kind: .press, button: .other, line: 3, column: 2)),
        ("<66;3;4M", MouseEvent(kind: .wheelLeft, button: nil, line: 3, column: 2)),
        ("<67;3;4M", MouseEvent(kind: .wheelRight, button: nil, line: 3, column: 2)),
        ("<35;3;4M", nil), ("<67;3;4m", nil), ("<64;3;4m", nil), ("<0;0;4M", nil), ("<0;3M", nil), ("<M", nil),
        ("<0;3;4z", nil), ("32;3;4M", nil),
    ]

    @Test(arguments: table)
    func `a mouse report says what was done where`(report: String, event: MouseEvent?) {
        #expect(events(of: "\u{1B}[\(report)x") == (event.map { [.mouse($0)] } ?? []) + [.key(.character("x"))])
    }
}
