import RowText

/// Makes of a text the bytes that it is sorted by, so that comparing bytes puts `v9` before `v10` and `Åland` beside
/// `Alaska`.
///
/// Case, accents and the ways to write a character do not count, nor do blanks at the start. A run of digits counts by
/// its value: it becomes a `0`, how many digits it has without leading zeros, and these.
struct NaturalKey {
    private var folded = FoldedText()

    /// Appends the key of a text.
    ///
    /// - Parameter range: where the text lies in `bytes`.
    mutating func append(
        _ range: Range<Int>, of bytes: ContiguousArray<UInt8>, to key: inout ContiguousArray<UInt8>
    ) {
        var start = range.lowerBound
        while start < range.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
        let end = min(range.upperBound, start + Self.longest)
        var digits = Digits()
        guard bytes[start..<end].contains(where: { $0 >= 0x80 }) else {
            for byte in bytes[start..<end] {
                digits.take(byte &- 0x41 < 26 ? byte | 0x20 : byte, into: &key)
            }
            digits.end(into: &key)
            return
        }
        folded.refill(from: bytes, in: start..<end, folding: .full)
        for unit in folded.units {
            let plain = Folding.baseLetter(Folding.lowercased(unit))
            if plain < 0x80 {
                digits.take(UInt8(plain), into: &key)
            } else {
                digits.end(into: &key)
                key.append(contentsOf: (Unicode.Scalar(plain) ?? "\u{FFFD}").utf8)
            }
        }
        digits.end(into: &key)
    }

    /// A run of digits that may go on.
    private struct Digits {
        private var run: ContiguousArray<UInt8> = []
        private var isOpen = false

        mutating func take(_ byte: UInt8, into key: inout ContiguousArray<UInt8>) {
            guard byte &- UInt8(ascii: "0") < 10 else {
                end(into: &key)
                key.append(byte)
                return
            }
            isOpen = true
            if byte != UInt8(ascii: "0") || !run.isEmpty { run.append(byte) }
        }

        mutating func end(into key: inout ContiguousArray<UInt8>) {
            guard isOpen else { return }
            key.append(UInt8(ascii: "0"))
            key.append(UInt8(min(run.count, Self.mostCounted)))
            key.append(contentsOf: run)
            run.removeAll(keepingCapacity: true)
            isOpen = false
        }

        /// Digits: no number that anybody sorts has more, and a byte holds as many.
        private static let mostCounted = 250
    }

    /// Bytes: texts that differ only after so many stay in the order they came in.
    private static let longest = 1024
}
