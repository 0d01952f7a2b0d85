/// The manual page: sections written by hand, and tables made from what parser and help are made from.
package enum ManualPage {
    /// The whole page, source for `mandoc` or `groff -mdoc`, ending with a line feed.
    ///
    /// `man/rowpick.1` holds the same: after a change, `rowpick --man > man/rowpick.1`.
    package static let roff =
        [
            head, description, rows, search, keys, bindings, screen, plain, output, scripts, options, environment,
            exitStatus,
            examples,
        ].map { $0 + "\n" }.joined()
}
