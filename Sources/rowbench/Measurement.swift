/// How long something takes, several times over.
struct Measurement {
    /// Nanoseconds a run, ascending.
    private let runs: [Double]

    /// Measures after one run that warms caches up.
    ///
    /// - Parameters:
    ///   - prepare: is not measured, and done before each run.
    ///   - body: does the whole of it, and returns something that depends on all of it, so that nothing can be left out.
    init(after prepare: () -> Int = { 0 }, _ body: () -> Int) {
        let clock = ContinuousClock()
        var sum = body()
        runs = (0..<Self.count).map { _ in
            sum &+= prepare()
            let time = clock.measure { sum &+= body() }
            return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
        }.sorted()
        witness = sum
    }

    /// What the runs returned together; kept, so that no compiler finds their results unused.
    let witness: Int

    /// Nanoseconds: what it takes where nothing else is going on.
    var best: Double { runs[0] }

    /// Nanoseconds.
    var median: Double { runs[runs.count / 2] }

    /// Odd, so that there is one in the middle.
    private static let count = 9
}
