import TestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct EndingFuzzTests {
    @Test func `the terminal is left as it was found, however and whenever a run ends`() throws {
        let plan = FuzzPlan(count: 20)
        var random = SeededGenerator(seed: plan.seed)
        for number in 0..<plan.count {
            let ending = RandomEnding(using: &random)
            let complaints = try complaints(after: ending)
            #expect(complaints == [], "run \(number): \(ending)")
        }
    }

    private func complaints(after ending: RandomEnding) throws -> [String] {
        let run = try EndingRun(ending.options, isJob: ending.isStop)
        if ending.isStop, !(try run.wait { run.process != nil }) { return ["it did not start"] }
        _ = try run.wait(ending.milliseconds) { run.hasEnded }
        switch ending.way {
        case .keys(let keys): try run.send(keys)
        case .signal(let number): run.signal(number)
        case .hangUp: run.hangUp()
        case .outputGone:
            run.closeOutput()
            try run.send("\r")
        case .stop(let signal): return try complaintsAfterStop(of: run, by: signal)
        case .kill(let isStopped):
            if isStopped { run.signal(SIGSTOP) }
            run.signal(SIGKILL)
            return try complaintsOfNext(to: run, ending.options)
        }
        guard try run.wait(until: { run.hasEnded }) else { return ["it did not end"] }
        return try run.leftovers() + complaintsAboutSignal(of: run, ending.way)
    }

    /// Whoever waits for a run that a signal ended is to see which it was.
    private func complaintsAboutSignal(of run: EndingRun, _ way: RandomEnding.Way) -> [String] {
        guard case .signal(let number) = way, run.ending != .killed(signal: number) else { return [] }
        return ["ended by \(run.ending?.description ?? "nothing")"]
    }

    private func complaintsAfterStop(of run: EndingRun, by signal: Int32?) throws -> [String] {
        if let signal { run.signal(signal) } else { try run.send("\u{1a}") }
        guard try run.wait(until: { run.isStopped || run.hasEnded }) else { return ["it did not stop"] }
        guard !run.hasEnded else { return ["it ended instead of stopping"] }
        let atStop = signal == SIGSTOP ? [] : try run.leftovers().map { "while stopped: " + $0 }
        try run.proceed()
        guard try run.wait(until: { !run.isStopped }) else { return ["it was not continued"] }
        return atStop + (try complaintsOfCancelling(run))
    }

    private func complaintsOfNext(to run: EndingRun, _ options: [String]) throws -> [String] {
        guard try run.wait(until: { run.hasEnded }) else { return ["it cannot be killed"] }
        return try complaintsOfCancelling(EndingRun(options, after: run))
    }

    /// A key may come at a moment when the terminal is in between: it is typed until it is heard.
    private func complaintsOfCancelling(_ run: EndingRun) throws -> [String] {
        for _ in 0..<40 where !run.hasEnded {
            try run.send("\u{7}")
            _ = try run.wait(250) { run.hasEnded }
        }
        return run.hasEnded ? try run.leftovers() : ["it could not be cancelled"]
    }
}
