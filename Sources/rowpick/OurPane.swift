import RowPicker
import RowScreen
import RowTerminal
import RowThread

/// The pane of tmux that this run is in.
struct OurPane {
    /// Such as `%3`.
    private let name: String

    /// - Parameter environment: tmux says in it which pane it is; `nil` where it has said nothing that could be one.
    init?(environment: [String: String]) {
        guard environment["TMUX"]?.isEmpty == false, let name = environment["TMUX_PANE"], name.first == "%",
            name.utf8.count > 1, name.utf8.dropFirst().allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        self.name = name
    }

    /// What is seen in the pane.
    ///
    /// - Returns: `nil` where tmux does not tell, or not at once, and where the pane is not on our terminal, for what a
    ///   shell in tmux has started may have a terminal of its own.
    func backdrop(on size: Size, in theme: Theme) -> Backdrop? {
        guard let answer = try? askProgram(question, within: Self.patience, upTo: Self.mostBytes),
            let lineEnd = answer.firstIndex(of: 0x0A), isOurTerminal(Array(answer[..<lineEnd]))
        else { return nil }
        return Backdrop(ContiguousArray(answer[(lineEnd + 1)...]), on: size, in: theme)
    }

    /// Which terminal the pane is on, and then its lines with their styles and the blanks at their ends.
    private var question: [[UInt8]] {
        let words = [
            "/usr/bin/env", "tmux", "-u", "display-message", "-p", "-t", name, "#{pane_tty}", ";", "capture-pane", "-p",
            "-e", "-N", "-t", name,
        ]
        return words.map { Array($0.utf8) }
    }

    /// Milliseconds: tmux takes five, and a picker that comes later than this is waited for.
    private static let patience = 150

    /// Enough for half a million cells of which every one has a style of its own.
    private static let mostBytes = 1 << 24
}
