#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Room for the signal handlers of the thread that makes it: a stack that has overflowed has none for them.
///
/// To be let go by the same thread, which has none of its own from then on.
@safe package struct AlternateStack: ~Copyable {
    private let room: UnsafeMutableRawPointer

    package init() throws(SystemError) {
        unsafe room = .allocate(byteCount: Self.bytes, alignment: 16)
        var stack = unsafe stack_t()
        unsafe stack.ss_sp = room
        unsafe stack.ss_size = .init(Self.bytes)
        do {
            try systemCall("sigaltstack") { unsafe Int(sigaltstack(&stack, nil)) }
        } catch {
            unsafe room.deallocate()
            throw error
        }
    }

    deinit {
        var none = unsafe stack_t()
        unsafe none.ss_flags = .init(SS_DISABLE)
        // It fails only for a handler that is running on it; then the room has to stay.
        guard unsafe sigaltstack(&none, nil) == 0 else { return }
        unsafe room.deallocate()
    }

    /// One frame of a handler with room for the registers saved there, more than 8 KiB on machines with wide vectors.
    private static let bytes = 64 * 1024
}
