/// What comes of reading a line behind `add`.
package enum QuickAddAnswer: Hashable, Sendable {
    /// It says one thing.
    case reading(QuickAddReading)
    /// It can mean several things, the likeliest first.
    case choice([QuickAddReading])
    /// It says nothing that could be added.
    case problem(QuickAddProblem)
}
