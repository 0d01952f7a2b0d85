/// What a session's `keys` file says is done to the program, step by step.
struct KeyScript: Equatable, Sendable {
    enum Step: Equatable, Sendable {
        case send([UInt8])
        case waitFor(String)
        case waitUntilGone(String)
        case compareScreen(file: String)
        case checkCursor(column: Int, line: Int)
        case checkLook(Look.Attribute, isThere: Bool, text: String)
        case checkNoColour
        case checkMode(Int, isOn: Bool)
        case waitForIdleness
        case resize([ScreenSize])
        case signal(String)
        case pause(milliseconds: Int)
        case touch(String)
        case hangUp
    }

    /// A line that cannot be read, and why.
    struct Mistake: Error, Equatable, CustomStringConvertible {
        let line: String
        let reason: String
        var description: String { "keys: \"\(line)\": \(reason)" }
    }

    var steps: [Step]
    /// Whether the first bytes go out before the program has drawn anything.
    var isEarly = false

    /// Whether the first thing done is typing that nobody waits for.
    var isTypedAhead: Bool {
        guard isEarly, case .send? = steps.first else { return false }
        return true
    }

    init(_ lines: [String]) throws(Mistake) {
        steps = []
        for line in lines where !line.isEmpty && !line.hasPrefix("# ") {
            if line == "early" {
                isEarly = true
            } else {
                steps.append(try Self.step(line))
            }
        }
    }

    private static func step(_ line: String) throws(Mistake) -> Step {
        let word = line.prefix { $0 != " " }
        let rest = String(line.dropFirst(word.count + 1))
        switch word {
        case "type": return .send(try KeyNames.bytes(of: rest))
        case "wait" where !rest.isEmpty: return .waitFor(rest)
        case "gone" where !rest.isEmpty: return .waitUntilGone(rest)
        case "screen": return .compareScreen(file: rest.isEmpty ? "screen" : "screen." + rest)
        case "cursor":
            let place = try numbers(rest, 2, in: line)
            return .checkCursor(column: place[0], line: place[1])
        case "looks": return try look(rest, in: line)
        case "colourless": return .checkNoColour
        case "mode":
            let isOn = !rest.hasPrefix("not ")
            return .checkMode(try numbers(isOn ? rest : String(rest.dropFirst(4)), 1, in: line)[0], isOn: isOn)
        case "idle": return .waitForIdleness
        case "resize":
            let sizes = rest.split(separator: " ").map { ScreenSize(String($0)) }
            guard !sizes.isEmpty, !sizes.contains(nil) else {
                throw Mistake(line: line, reason: "a size is like 40x12")
            }
            return .resize(sizes.compactMap { $0 })
        case "press": return .send(try mouse(0, rest, "M", in: line))
        case "release": return .send(try mouse(0, rest, "m", in: line))
        case "drag": return .send(try mouse(32, rest, "M", in: line))
        case "click": return .send(try mouse(0, rest, "M", in: line) + mouse(0, rest, "m", in: line))
        case "wheel-up": return .send(try mouse(64, rest, "M", in: line))
        case "wheel-down": return .send(try mouse(65, rest, "M", in: line))
        case "signal": return .signal(rest)
        case "pause": return .pause(milliseconds: try numbers(rest, 1, in: line)[0])
        case "touch" where !rest.isEmpty: return .touch(rest)
        case "hang-up": return .hangUp
        default: return .send(try KeyNames.bytes(of: line))
        }
    }

    private static func numbers(_ text: String, _ count: Int, in line: String) throws(Mistake) -> [Int] {
        let numbers = text.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == count else { throw Mistake(line: line, reason: "\(count) numbers are needed") }
        return numbers
    }

    /// A mouse report in the SGR form (mode 1006).
    private static func mouse(
        _ button: Int, _ place: String, _ final: String, in line: String
    ) throws(Mistake) -> [UInt8] {
        let cell = try numbers(place, 2, in: line)
        return Array("\u{1b}[<\(button);\(cell[0]);\(cell[1])\(final)".utf8)
    }

    private static func look(_ rest: String, in line: String) throws(Mistake) -> Step {
        var words = rest.split(separator: " ", maxSplits: 1).map(String.init)
        let isThere = words.first != "not"
        if !isThere, words.count == 2 { words = words[1].split(separator: " ", maxSplits: 1).map(String.init) }
        guard words.count == 2, let attribute = Look.Attribute(rawValue: words[0]) else {
            throw Mistake(line: line, reason: "looks [not] ATTRIBUTE TEXT")
        }
        return .checkLook(attribute, isThere: isThere, text: words[1])
    }
}
