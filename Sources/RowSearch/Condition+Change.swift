import RowThread

extension Condition {
    /// Changes the value and wakes all who wait for it to change.
    func change(_ body: (inout State) -> Void) {
        withLock(body)
        broadcast()
    }
}
