import RowPicker
import RowTerminal

extension Timestamp {
    /// The time on the clock that the waits go by.
    static var now: Timestamp {
        Timestamp(milliseconds: Int(Moment.now.microseconds / 1000))
    }
}

extension Moment {
    /// The first moment at which ``Timestamp/now`` is no earlier than this.
    init(_ timestamp: Timestamp) {
        self.init(microseconds: Int64(timestamp.milliseconds) * 1000)
    }
}
