import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Of the runs in one process group, of a pipeline or a script, one at a time asks on the terminal: two that draw over each
/// other and share the keys help nobody.
///
/// A turn is a lock on one byte of the device. Who waits for a turn and writes to a pipe meanwhile holds another byte, by
/// which whoever reads from that pipe knows that it waits for somebody who cannot ask yet. Where a system locks no
/// devices, nobody waits.
extension Terminal {
    /// Waits until no other run has its turn, and lets those go first that write what is read here. The turn is over
    /// when the terminal is let go.
    ///
    /// Whoever has it gets ``Signal/urgent``. A signal that ends this run does so at once.
    package mutating func takeTurn(reading sources: [InputSource]) throws(SystemError) {
        writersPlaces = sources.compactMap(\.pipe)
        if lock(Self.turn, F_SETLK) != nil {
            try Signals.standDown { () throws(SystemError) in awaitTurn(announcedAt: Self.place(ofPipe: 1)) }
        }
        if isAskedToGiveWay { try giveWay() }
    }

    /// Whether a run that writes what is read here waits for its turn.
    package var isAskedToGiveWay: Bool { waitingWriter != nil }

    private var waitingWriter: off_t? { writersPlaces.first { holder(of: $0) != nil } }

    /// Lets those runs have a turn first that write what is read here, and takes another one after them. The terminal must
    /// have been given back.
    package func giveWay() throws(SystemError) {
        try Signals.standDown { () throws(SystemError) in
            while let writer = waitingWriter {
                // Whoever reads what is written here must not go before either.
                let place = Self.place(ofPipe: 1)
                if let place { _ = lock(place, F_SETLKW) }
                unlock(Self.turn)
                // Until it has its turn, for it would be ours again at once.
                _ = lock(writer, F_SETLKW)
                unlock(writer)
                _ = lock(Self.turn, F_SETLKW)
                if let place { unlock(place) }
            }
        }
    }

    private func awaitTurn(announcedAt place: off_t?) {
        if let place { _ = lock(place, F_SETLKW) }
        // After that, for whoever has its turn looks there when it is told. By now it may have let go.
        if let holder = lock(Self.turn, F_SETLK) {
            if holder > 0 { kill(holder, SIGURG) }
            _ = lock(Self.turn, F_SETLKW)
        }
        if let place { unlock(place) }
    }

    /// The device is the same file for all, whatever terminal they have, so the byte is told by the process group; other
    /// jobs would have to be brought to the foreground anyway.
    private static var turn: off_t { off_t(getpgrp()) }

    /// The byte for those who write to a pipe; nil if it is none. It is told by the number of the pipe, which a run at its
    /// other end knows as well.
    static func place(ofPipe number: Int32) -> off_t? {
        var status = stat()
        guard unsafe fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return nil }
        // Beyond the numbers of all groups, and with room for all that systems give to pipes.
        return off_t(pid_t.max) + 1 + off_t(status.st_ino & 0xFF_FFFF_FFFF)
    }

    /// - Returns: who has the lock, 0 where that is not known; nil if it is ours now.
    private func lock(_ place: off_t, _ command: Int32) -> pid_t? {
        var lock = request(Int32(F_WRLCK), place)
        do {
            try systemCall("fcntl") { unsafe Int(fcntl(descriptor.number, command, &lock)) }
            return nil
        } catch {
            guard error.code == EAGAIN || error.code == EACCES else { return nil }
            return holder(of: place) ?? 0
        }
    }

    private func holder(of place: off_t) -> pid_t? {
        var lock = request(Int32(F_WRLCK), place)
        let isTold = unsafe fcntl(descriptor.number, F_GETLK, &lock) == 0 && lock.l_type == .init(F_WRLCK)
        return isTold ? lock.l_pid : nil
    }

    private func unlock(_ place: off_t) {
        var lock = request(Int32(F_UNLCK), place)
        // It fails only where nothing was locked either.
        _ = unsafe fcntl(descriptor.number, F_SETLK, &lock)
    }

    private func request(_ kind: Int32, _ place: off_t) -> flock {
        var lock = flock()
        lock.l_type = .init(kind)
        lock.l_whence = .init(SEEK_SET)
        lock.l_start = place
        lock.l_len = 1
        return lock
    }
}
