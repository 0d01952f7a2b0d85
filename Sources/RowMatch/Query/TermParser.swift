/// Reads the extended search syntax: blanks part terms, bars join them into groups, signs at their ends give their kind.
struct TermParser {
    let rules: MatchRules

    func terms(of typed: [UInt8]) -> Terms {
        var terms = Terms()
        var joinsGroup = true
        var followsBar = false
        for word in QueryWords(typed).words {
            if word == [Sign.bar] && !terms.list.isEmpty && !followsBar {
                joinsGroup = true
                followsBar = true
                continue
            }
            followsBar = false
            if append(word, to: &terms, joinsGroup: joinsGroup) {
                joinsGroup = false
            }
        }
        return terms
    }

    /// - Returns: whether the word is more than signs.
    private func append(_ word: [UInt8], to terms: inout Terms, joinsGroup: Bool) -> Bool {
        var rest = word[...]
        var kind: Term.Kind = rules.isExact ? .exact : .fuzzy
        let isInverse = rest.first == Sign.not
        if isInverse {
            kind = .exact
            rest.removeFirst()
        }
        if let before = withoutAnchor(rest) {
            kind = .suffix
            rest = before
        } else if escapes && rest.suffix(2) == [Sign.escape, Sign.end] {
            rest = rest.dropLast(2) + [Sign.end]
        }
        readHead(of: &rest, into: &kind, isInverse: isInverse)
        guard !rest.isEmpty else { return false }
        terms.append(
            TermText(rest, of: word, rules: rules), kind: kind, isInverse: isInverse, joinsGroup: joinsGroup)
        return true
    }

    /// What stands before the dollar sign that asks for the end.
    private func withoutAnchor(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard rest.count > 1, rest.last == Sign.end else { return nil }
        return escapes && rest.dropLast().last == Sign.escape ? nil : rest.dropLast()
    }

    private func readHead(of rest: inout ArraySlice<UInt8>, into kind: inout Term.Kind, isInverse: Bool) {
        switch rest.first {
        case Sign.quote where rest.count > 2 && rest.last == Sign.quote:
            kind = .boundary
            rest = rest.dropFirst().dropLast()
        case Sign.quote:
            kind = rules.isExact || isInverse ? .fuzzy : .exact
            rest.removeFirst()
        case Sign.start:
            kind = kind == .suffix ? .equal : .prefix
            rest.removeFirst()
        case Sign.escape where escapes && rest.count > 1 && Sign.atHead.contains(rest[rest.startIndex + 1]):
            rest.removeFirst()
        default:
            break
        }
    }

    /// A backslash before a sign takes its meaning from it; a plain line's query is read as fzf reads it, which has
    /// none.
    private var escapes: Bool { rules.delimiter != nil }

    private enum Sign {
        static let not = UInt8(ascii: "!")
        static let quote = UInt8(ascii: "'")
        static let start = UInt8(ascii: "^")
        static let end = UInt8(ascii: "$")
        static let bar = UInt8(ascii: "|")
        static let escape = UInt8(ascii: "\\")
        static let atHead = [not, quote, start, bar]
    }
}
