/// A day of the week, numbered as ISO 8601 does: Monday is 1, Sunday 7.
package enum Weekday: Int, CaseIterable, Sendable {
    case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday
}
