import RowPicker
import RowTerminal

extension Timestamp {
    /// The time on the clock that the waits go by.
    static var now: Timestamp {
        Timestamp(milliseconds: Int(Moment.now.microseconds / 1000))
    }
}
