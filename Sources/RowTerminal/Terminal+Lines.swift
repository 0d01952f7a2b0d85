import RowThread

extension Terminal {
    /// Reads what was typed, one line of it at most, and leaves the modes as they are.
    ///
    /// A terminal that gives lines gives no more than one at once; of one in raw modes a single byte is taken, for the
    /// next may be meant for somebody else. A long line may come in pieces.
    ///
    /// - Returns: nothing at the end of the file, which may also mean that the terminal is gone: writing tells.
    /// - Throws: `EIO` where it is gone, or may not be read from here.
    package mutating func readLine() throws(SystemError) -> ContiguousArray<UInt8> {
        let givesLines = try TerminalModes(of: descriptor.number).givesLines
        return try read(upTo: givesLines ? Self.longestLine : 1)
    }

    /// Bytes: no system keeps more of a line, and with less the end of one might be taken for the end of the file.
    private static let longestLine = 4096
}
