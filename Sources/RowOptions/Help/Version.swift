/// Which rowpick this is; the one place that says so.
package enum Version {
    /// Three numbers parted by dots, as `--version` prints them after the name.
    package static let number = "0.1.0"
}
