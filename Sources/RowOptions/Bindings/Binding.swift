/// What `--bind` asks for in one place: that some keys do something.
package struct Binding: Equatable, Sendable {
    /// At least one.
    package let triggers: [Trigger]
    /// One after the other; none where the keys are to do nothing, and to be typed if they can be.
    package let actions: [BindableAction]
    /// Whether they come after what earlier bindings have the keys do.
    package let isAddition: Bool
}
