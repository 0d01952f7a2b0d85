/// A stage that has the tests' own terminal inside, and does some things another way.
protocol StageAround: Stage {
    var inner: TerminalStage { get }
}

extension StageAround {
    var lines: [String] { inner.lines }
    var cursor: (column: Int, line: Int) { inner.cursor }
    var hasDrawn: Bool { inner.hasDrawn }
    var reader: ScreenReader? { inner.reader }
    var home: Folder { inner.home }

    func send(_ bytes: [UInt8]) throws { try inner.send(bytes) }
    func resize(through sizes: [ScreenSize]) throws { try inner.resize(through: sizes) }
    func signal(_ number: Int32) throws { inner.signal(number) }
    func hangUp() throws { inner.hangUp() }
    func letTimePass(milliseconds: Int32) throws { try inner.letTimePass(milliseconds: milliseconds) }
    func hasEnded() -> Bool { inner.hasEnded() }
    func turns() -> Int? { inner.turns() }
    func outcome() throws -> Outcome { try inner.outcome() }
}
