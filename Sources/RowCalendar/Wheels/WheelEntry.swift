/// One entry of a wheel: the number it stands for, and what is drawn for it.
package struct WheelEntry: Equatable, Sendable {
    package let value: Int
    package let label: String

    package init(value: Int, label: String) {
        self.value = value
        self.label = label
    }
}
