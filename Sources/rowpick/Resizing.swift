import RowScreen
import RowTerminal

/// A change of the terminal's size, while it is asked where it left the cursor.
struct Resizing {
    /// How many answers there will be.
    let expected: Int
    let deadline: Moment
    var answers: [Position] = []

    var isOver: Bool {
        answers.count >= expected || deadline <= .now
    }
}
