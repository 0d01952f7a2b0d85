/// Which rowpick this is; the one place that says so.
package enum Version {
    package static let number = "0.1.0"
}
