/// What a terminal may send when keys are pressed, answers come late and the line garbles all of it.
package struct KeyNoise {
    private var random: SeededGenerator

    package init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// A few spellings of keys, reports, pastes or text, one after the other; every other time not as they should be.
    package mutating func burst() -> [UInt8] {
        var bytes = (0..<random.below(6) + 1).flatMap { _ in spelling() }
        for _ in 0..<random.below(3) {
            mutate(&bytes)
        }
        return bytes
    }

    private mutating func spelling() -> [UInt8] {
        switch random.below(8) {
        case 0: random.bytes(upTo: 4)
        case 1: sequence()
        case 2: Array(random.below(4) == 0 ? "\u{1B}[201~".utf8 : "\u{1B}[200~".utf8) + random.bytes(upTo: 12)
        default: Array((Self.spellings.randomElement(using: &random) ?? "").utf8)
        }
    }

    /// One of the form that most sequences have, with numbers that may mean anything.
    private mutating func sequence() -> [UInt8] {
        let numbers = (0..<random.below(5)).map { _ in
            (0..<random.below(4)).map { _ in String(number()) }.joined(separator: ":")
        }
        let mark = ["", "", "", "<", "?", ">", "="].randomElement(using: &random) ?? ""
        let final = UInt8.random(in: 0x40...0x7E, using: &random)
        return Array(("\u{1B}[" + mark + numbers.joined(separator: ";")).utf8) + [final]
    }

    private mutating func number() -> Int {
        let ranges = [0...9, 0...255, 57_344...57_460, 0...0x11_0000, Int.max - 1...Int.max]
        return Int.random(in: ranges[random.below(ranges.count)], using: &random)
    }

    private mutating func mutate(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let place = random.below(bytes.count)
        switch random.below(6) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] ^= 1 << UInt8(random.below(8))
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 3: bytes.remove(at: place)
        case 4: bytes.removeSubrange(place...)
        default: bytes += bytes[place...]
        }
    }

    private static let spellings: [String] = [
        "a", "e\u{301}", "é", "関", "👨‍👩‍👧", "🇯🇵", " ", "'", "!", "|", "^a$", "\\ ", "\n", "\r", "\t", "\u{7F}", "\u{8}",
        "\u{0}", "\u{1}", "\u{2}", "\u{4}", "\u{5}", "\u{6}", "\u{B}", "\u{C}", "\u{E}", "\u{10}", "\u{15}", "\u{17}",
        "\u{19}", "\u{1A}", "\u{1C}", "\u{1F}", "\u{1B}", "\u{1B}\u{1B}", "\u{1B}b", "\u{1B}d", "\u{1B}f",
        "\u{1B}\u{7F}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}OA", "\u{1B}O5P", "\u{1B}[H", "\u{1B}[F",
        "\u{1B}[1;5D", "\u{1B}[3~", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[Z", "\u{1B}[15;2~", "\u{1B}[[A", "\u{1B}[3$",
        "\u{1B}\u{1B}[A", "\u{1B}[97u", "\u{1B}[97:65:99;2:1;65u", "\u{1B}[97;1:3u", "\u{1B}[57441;2u",
        "\u{1B}[0;;228:246u", "\u{1B}[27;5;47~", "\u{1B}[<0;1;1M", "\u{1B}[<0;1;1m", "\u{1B}[<64;3;4M",
        "\u{1B}[32;10;10M", "\u{1B}[M !!", "\u{1B}[I", "\u{1B}[O", "\u{1B}[12;40R", "\u{1B}[8;24;80t",
        "\u{1B}[?1;2c", "\u{1B}[?2004;1$y", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}]0;t", "\u{1B}\\",
        "\u{1B}P>|T(1)\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^p\u{1B}\\", "\u{1B}Xs\u{1B}\\",
        "\u{1B}[200~a\tb\n\u{3}\u{1B}[201~",
    ]
}
