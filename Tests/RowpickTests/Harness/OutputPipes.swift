#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where a program under test writes its output and its errors, which are read here without waiting.
struct OutputPipes {
    /// To be read from, and closed by whoever reads.
    let output: Int32
    let errors: Int32
    /// Given to the program.
    let outputStart: Int32
    let errorsStart: Int32

    init() throws {
        (output, outputStart) = try Descriptor.pipe()
        (errors, errorsStart) = try Descriptor.pipe()
        try Descriptor.makeNonblocking(output)
        try Descriptor.makeNonblocking(errors)
    }

    /// Leaves what the program was given to the program.
    func closeStarts() {
        close(outputStart)
        close(errorsStart)
    }
}
