package import HouseholdModel

/// A change that can be taken back or done again, as an entry of `undo list` in JSON.
package struct UndoView: Codable, Sendable {
    /// When it was made.
    package let at: Instant
    /// What was done, in the rules' word.
    package let operation: String
    /// To what.
    package let on: Phrase
    /// What the chores and rewards it was about are called, and whom else; of the household's settings, which.
    package let titles: [String]
    /// Whether it is taken back, and can be done again.
    package let redo: Bool
}

/// What was taken back, or done again.
package struct TakenBackView: Codable, Sendable {
    /// A chore it was about.
    package struct Chore: Codable, Sendable {
        /// By what people name it.
        package let number: Number
        /// What is to be done.
        package let title: String
        /// How far it has come now.
        package let state: ChoreState
    }

    /// When the change was made.
    package let at: Instant
    /// What had been done, in the rules' word.
    package let operation: String
    /// To what.
    package let on: Phrase
    /// What a member was called until now, where that is another name.
    package var renamedFrom: String?
    /// What the member is called now.
    package var renamedTo: String?
    /// How the points of whoever did it moved.
    package let points: Int
    /// The chores it was about.
    package let chores: [Chore]
}
