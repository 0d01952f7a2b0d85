extension Stage {
    /// Leaves a line of text where the sheet was, and the cursor below it; to be sent after what ``close()`` gives.
    ///
    /// It stands on the line of the return place, or below that where somebody has written there. Where that is not
    /// known, it goes on there.
    ///
    /// - Parameter line: no wider than the screen, and nothing that a terminal obeys.
    package func leaving(_ line: [UInt8]) -> [UInt8] {
        let isLineTaken = returnPlace.map { $0.column > 0 } ?? false
        return (isLineTaken ? Self.newLine : []) + line + Self.newLine
    }

    /// In whatever mode the terminal is.
    private static let newLine: [UInt8] = [0x0D, 0x0A]
}
