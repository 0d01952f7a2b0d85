/// The parameters of a control sequence: numbers parted by `;`, each perhaps with parts of its own parted by `:`.
struct Parameters: Equatable {
    /// The private mark before the numbers, as `<` in a mouse report.
    let mark: UInt8?
    /// The byte between the numbers and the final one, as `$` in the report of a mode.
    let intermediate: UInt8?
    /// Whether a byte occurs that is in no key and no report; then there are no numbers.
    let isStrange: Bool
    private let numbers: [[Int?]]

    /// - Parameter bytes: what stands between the introducer and the final byte.
    init(_ bytes: [UInt8]) {
        let hasMark = bytes.first.map { (0x3C...0x3F).contains($0) } ?? false
        var rest = hasMark ? bytes.dropFirst() : bytes[...]
        mark = hasMark ? bytes[0] : nil
        intermediate = rest.last.flatMap { (0x20...0x2F).contains($0) ? $0 : nil }
        if intermediate != nil { rest.removeLast() }
        isStrange = rest.contains { !(0x30...0x3B).contains($0) }
        guard !isStrange else {
            numbers = []
            return
        }
        numbers = rest.split(separator: 0x3B, omittingEmptySubsequences: false).map { group in
            group.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
        }
    }

    /// How many there are; a sequence without any has one, which is empty.
    var count: Int { numbers.count }

    /// Part `part` of number `index`, both from 0; `nil` where it is missing or empty.
    subscript(index: Int, part: Int) -> Int? {
        guard index < numbers.count, part < numbers[index].count else { return nil }
        return numbers[index][part]
    }

    subscript(index: Int) -> Int? {
        self[index, 0]
    }

    /// All parts of number `index`.
    func parts(_ index: Int) -> [Int] {
        index < numbers.count ? numbers[index].compactMap { $0 } : []
    }

    func isOnly(_ number: Int) -> Bool {
        mark == nil && intermediate == nil && numbers == [[number]]
    }

    /// What the last number says was held, as in `ESC O 5 P`.
    var lastHeld: HeldKeys {
        HeldKeys(parameter: numbers.last?.first.flatMap { $0 } ?? 1)
    }

    /// No parameter of a key or report is larger than a code point; more would only overflow.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        return digits.reduce(0) { min($0 * 10 + Int($1) - 0x30, 0x11_0000) }
    }
}
