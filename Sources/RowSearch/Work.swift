/// What the threads of a crew do together, each until nothing is left to take.
protocol Work: AnyObject, Sendable {
    func work()
}
