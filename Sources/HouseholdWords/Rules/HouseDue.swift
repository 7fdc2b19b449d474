/// How a chore stands to the time at which it is due, where a house rule is about that; its word stands in the names of
/// the rules that are made of sentences.
package enum HouseDue: String, CaseIterable, Hashable, Sendable {
    /// It is due today, done or not.
    case today = "due-today"
    /// It is to be done, and its time is over.
    case late
}
