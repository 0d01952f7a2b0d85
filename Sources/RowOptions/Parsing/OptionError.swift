/// What is wrong with the command line, and what to type instead, in one line.
///
/// The line has no program name before it and no line feed after it: who prints it adds both.
package struct OptionError: Error, Equatable, Sendable {
    /// The line to print; control characters the user typed are made visible in it.
    package let message: String
}

extension OptionError {
    /// - Parameters:
    ///   - wrong: what is wrong, words of the user's shown by ``ShownWord``.
    ///   - remedy: what to do instead.
    init(_ wrong: String, _ remedy: String) {
        message = "\(wrong): \(remedy)"
    }
}
