/// Compares what a run left behind with what its session asks for.
struct Verdict {
    let session: Session
    let outcome: Outcome

    var complaints: [String] {
        var complaints = outcome.leftovers
        let status = session.folder.lines(of: "status").first ?? "0"
        if outcome.status != status { complaints.append("status \(outcome.status), not \(status)") }
        let picked = session.folder.bytes(of: "picked") ?? []
        if outcome.output != picked {
            complaints.append("standard output \(quoted(outcome.output)), not \(quoted(picked))")
        }
        let errors = session.folder.text(of: "errors") ?? ""
        if !Self.matches(outcome.errors, errors) {
            complaints.append("standard error is not \(quoted(errors.utf8)), but\n\(outcome.errors)")
        }
        if session.folder.has("after"), outcome.lines.withoutTrailingBlanks != session.screen("after") {
            complaints.append(SideBySide(session.screen("after"), outcome.lines).titled("after"))
        }
        return complaints + pastComplaints
    }

    /// Whether what stood on the terminal before is still there, every line once, in order.
    private var pastComplaints: [String] {
        let before = session.folder.lines(of: "before").withoutTrailingBlanks.filter { !$0.isEmpty }
        let known = Set(before)
        let found = (outcome.scrollback + outcome.lines).withoutTrailingBlanks.filter(known.contains)
        guard found != before else { return [] }
        return [SideBySide(before, found).titled("what stood there before, and what of it was left")]
    }

    /// Whether a text is another one in which `…` stands for any text.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return text == pattern }
        guard text.hasPrefix(first) else { return false }
        var rest = text.dropFirst(first.count)
        for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }

    private func quoted(_ bytes: some Sequence<UInt8>) -> String {
        "\"" + String(decoding: Array(bytes), as: UTF8.self).debugDescription.dropFirst()
    }
}
