import RowMatch

/// What is searched for, and how many of the best rows are wanted in order at once.
struct Search: Equatable {
    let query: Query
    /// The others are put in order when somebody asks for them.
    let mostInOrder: Int
}
