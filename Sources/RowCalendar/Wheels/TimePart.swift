/// What one of the wheels of a time turns; the hour stands to the left everywhere.
package enum TimePart: Hashable, CaseIterable, Sendable {
    case hour, minute
}

extension TimeOfDay {
    /// The number of the hour, or of the minute in it.
    package subscript(part: TimePart) -> Int {
        switch part {
        case .hour: hour
        case .minute: minute
        }
    }
}
