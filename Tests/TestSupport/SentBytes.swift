/// A strict reader of what is sent to a terminal for a frame: text that may be drawn, and the few sequences that a
/// painter needs, in their one form.
package enum SentBytes {
    /// What is wrong with the first thing that is neither; `nil` where nothing is.
    package static func breach(in bytes: [UInt8]) -> String? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return "no UTF-8" }
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}" {
                guard let sequence = takeSequence(from: &rest) else { return "ESC \(rest.prefix(8))" }
                guard isPainters(sequence) else { return "ESC [ \(sequence)" }
            } else if steersTerminal(scalar) {
                return "U+\(String(scalar.value, radix: 16))"
            }
        }
        return nil
    }

    /// What stands behind `ESC [`, with the final letter.
    private static func takeSequence(from rest: inout ArraySlice<Unicode.Scalar>) -> String? {
        guard rest.popFirst() == "[", let end = rest.firstIndex(where: { "@"..."~" ~= $0 }) else { return nil }
        defer { rest = rest[(end + 1)...] }
        return String(String.UnicodeScalarView(rest[...end]))
    }

    private static func isPainters(_ sequence: String) -> Bool {
        if ["?2026h", "?2026l", "?25h", "?25l", "?7h", "?7l", "K", "m"].contains(sequence) { return true }
        let parameters = sequence.dropLast().split(separator: ";", omittingEmptySubsequences: false)
        let areNumbers = parameters.allSatisfy { !$0.isEmpty && $0.allSatisfy { "0"..."9" ~= $0 } && $0.count < 5 }
        return areNumbers && (sequence.last == "H" ? parameters.count == 2 : sequence.last == "m")
    }

    private static func steersTerminal(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
        default: break
        }
        let turns: [ClosedRange<UInt32>] = [
            0x202A...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x61C...0x61C, 0x206A...0x206F,
        ]
        return turns.contains { $0 ~= scalar.value } || scalar == "\u{FEFF}" || scalar.value & 0xFFFE == 0xFFFE
    }
}
