import RowMatch
import RowStore
import RowThread
import Synchronization

/// Puts what was found in the order of a column, on a thread of its own; the one who asks never waits.
///
/// All rows are kept in that order, so that what another query finds needs only to be picked out of them, and rows that
/// come are sorted in.
package final class Sorter: Sendable {
    private struct Task {
        var order: ColumnOrder?
        var findings: Findings?
        var isStopped = false
    }

    private let delimiter: [UInt8]?
    private let isReversed: Bool
    private let ring: @Sendable () -> Void
    /// What to do next: written by whoever asks, and emptied by the thread.
    private let task = Condition(Task())
    /// The newest findings in order that nobody has taken yet: written by the thread, emptied by whoever takes.
    private let sorted = Mutex<Findings?>(nil)
    /// Counts the orders asked for, for the thread to see that its work is outdated.
    private let turn = Atomic(0)

    /// Starts the thread.
    ///
    /// - Parameters:
    ///   - delimiter: what parts the fields of rows; `nil` where a row is one.
    ///   - isReversed: whether of rows that are equal the last comes first.
    ///   - ring: called on the thread whenever there are findings to take.
    package init(
        delimiter: [UInt8]?, isReversed: Bool, ring: @escaping @Sendable () -> Void
    ) throws(SystemError) {
        self.delimiter = delimiter
        self.isReversed = isReversed
        self.ring = ring
        _ = try Thread { [self] in run() }
    }

    /// Sorts by this column from now on, and gives up what was asked for before; `nil` for none.
    package func sort(by order: ColumnOrder?) {
        turn.add(1, ordering: .relaxed)
        sorted.withLock { $0 = nil }
        task.change { task in
            task.order = order
            task.findings = nil
        }
    }

    /// Gives it something to sort, in place of what it has not begun with.
    package func put(_ findings: Findings) {
        task.change { $0.findings = findings }
    }

    /// The newest findings that are in order, once; `nil` if there are none since the last call.
    package func take() -> Findings? {
        sorted.withLock { sorted in
            defer { sorted = nil }
            return sorted
        }
    }

    /// Ends the thread; what is being sorted is given up.
    package func stop() {
        turn.add(1, ordering: .relaxed)
        task.change { $0.isStopped = true }
    }

    private func run() {
        var order = ColumnOrder(field: 1)
        var rows = SortedRows(by: order, delimiter: delimiter, isReversed: isReversed)
        while true {
            let (wanted, findings, turn) = task.wait { task in
                guard !task.isStopped else { return (nil, nil, 0) as (ColumnOrder?, Findings?, Int)? }
                guard let order = task.order, let findings = task.findings else { return nil }
                task.findings = nil
                return (order, findings, self.turn.load(ordering: .relaxed))
            }
            guard let wanted, let findings else { return }
            if wanted != order {
                order = wanted
                rows = SortedRows(by: wanted, delimiter: delimiter, isReversed: isReversed)
            }
            let isWanted = { self.turn.load(ordering: .relaxed) == turn }
            guard rows.take(findings.rows, while: isWanted) else { continue }
            let result = findings.inOrder(of: &rows)
            guard isWanted() else { continue }
            sorted.withLock { $0 = result }
            ring()
        }
    }
}
