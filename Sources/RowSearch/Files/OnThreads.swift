import RowThread

/// Runs something on so many threads, the caller's included, and waits until all have done.
///
/// - Parameter body: is told which of the threads it runs on, from 0.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) throws(SystemError) {
    var helpers: [Thread] = []
    for number in 1..<max(1, count) {
        helpers.append(try Thread { body(number) })
    }
    body(0)
    for helper in helpers {
        helper.join()
    }
}
