import RowThread

/// Has the signals that faults raise end the process as the system would have them do, from now on.
///
/// Without it the language's runtime takes them for faults, and lives on where one was only sent. To be called first
/// of all; once the ``Terminal`` is taken they put it right, too.
package func watchForCrashes() throws(SystemError) {
    try CrashRestore.watch()
}
