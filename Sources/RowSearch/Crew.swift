import RowThread

/// Threads that do one piece of work together and sleep in between.
final class Crew: Sendable {
    private struct State {
        var work: (any Work)?
        /// Counts the pieces, so that a helper takes part in each once.
        var turn = 0
        var working = 0
        var isStopped = false
    }

    private let helpers: Int
    /// The work at hand: written by whoever gives it out, read by the helpers, who count themselves out of it.
    private let state = Condition(State())

    init(helpers: Int) throws(SystemError) {
        self.helpers = helpers
        for _ in 0..<helpers {
            _ = try Thread { [self] in help() }
        }
    }

    /// Works with all helpers, until each has nothing left to take.
    func work(on work: any Work) {
        state.change { state in
            state.work = work
            state.turn += 1
            state.working = helpers
        }
        work.work()
        state.wait(until: { $0.working == 0 || $0.isStopped })
        state.withLock { $0.work = nil }
    }

    func stop() {
        state.change { $0.isStopped = true }
    }

    private func help() {
        var turn = 0
        while true {
            let state = self.state.wait { state in
                state.turn != turn || state.isStopped ? state as State? : nil
            }
            guard !state.isStopped else { return }
            turn = state.turn
            state.work?.work()
            self.state.change { $0.working -= 1 }
        }
    }
}
