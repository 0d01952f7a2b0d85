import Synchronization

/// All rows of a ranking in order, put so when somebody first asks for one beyond the best.
final class WholeOrder: Sendable {
    /// Written by whoever asks first; read by all who ask.
    private let rows = Mutex<ContiguousArray<Ranked>?>(nil)
    private let find: @Sendable () -> ContiguousArray<Ranked>

    /// - Parameter find: finds them anew, in any order.
    init(finding find: @escaping @Sendable () -> ContiguousArray<Ranked>) {
        self.find = find
    }

    var isKnown: Bool {
        rows.withLock { $0 != nil }
    }

    /// All of them, the best first.
    func inOrder() -> ContiguousArray<Ranked> {
        rows.withLock { rows in
            if let rows { return rows }
            var found = find()
            radixSort(&found)
            rows = found
            return found
        }
    }
}
