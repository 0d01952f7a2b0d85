/// What a command line asks the program to do.
package enum Command: Equatable, Sendable {
    case pick(Options)
    /// Print ``HelpText``.
    case help
    /// Show ``ManualPage``.
    case manual
    /// Print ``Version``.
    case version
    /// Print the names of the built-in lists.
    case lists
}
