/// One entry of a wheel: the number it stands for, and what is drawn for it.
package struct WheelEntry: Equatable, Sendable {
    /// A year, a month from 1, a day of the month, an hour or a minute.
    package let value: Int
    /// In the form of a language.
    package let label: String

    package init(value: Int, label: String) {
        self.value = value
        self.label = label
    }
}
