import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The three descriptors every program is given, if it is.
package struct StandardStreams: OptionSet, Sendable {
    /// A bit for each stream, placed by its descriptor: 1 << 0 to 1 << 2.
    package let rawValue: Int

    /// Takes the bits as they are; one beyond the third stands for nothing.
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Descriptor 0.
    package static let input = StandardStreams(rawValue: 1 << 0)
    /// Descriptor 1.
    package static let output = StandardStreams(rawValue: 1 << 1)
    /// Descriptor 2.
    package static let error = StandardStreams(rawValue: 1 << 2)

    /// Opens those that are closed on `/dev/null`, so that no other file becomes a standard stream; tells which.
    ///
    /// To be called before anything else is opened. All three are opened for reading: a closed input then is empty,
    /// and writing to a closed output still fails (`EBADF`), instead of a choice being lost in silence.
    package static func openMissing() throws(SystemError) -> StandardStreams {
        var missing: StandardStreams = []
        for number: Int32 in 0...2 where !isOpen(number) {
            // The system gives the lowest number that is free. Our children need it too.
            let opened = try openFile(Array("/dev/null".utf8), O_RDONLY)
            precondition(opened == number, "the lowest free number is given")
            try systemCall("fcntl") { Int(fcntl(number, F_SETFD, 0)) }
            missing.insert(StandardStreams(rawValue: 1 << Int(number)))
        }
        return missing
    }

    private static func isOpen(_ number: Int32) -> Bool {
        fcntl(number, F_GETFD) != -1
    }
}

/// Whether a descriptor is a terminal; false for one that is not open.
package func isTerminal(_ number: Int32) -> Bool {
    isatty(number) == 1
}
