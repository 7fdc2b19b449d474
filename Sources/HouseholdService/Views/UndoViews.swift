public import Household

/// A change that can be taken back or done again, as an entry of `undo list` in JSON.
public struct UndoView: Codable, Sendable {
    /// When it was made.
    public let at: String
    /// What was done, in the rules' word.
    public let operation: String
    /// To what.
    public let on: Phrase
    /// What the chores and rewards it was about are called, and whom else.
    public let titles: [String]
    /// Whether it is taken back, and can be done again.
    public let redo: Bool
}

/// What was taken back, or done again.
public struct TakenBackView: Codable, Sendable {
    /// A chore it was about.
    public struct Chore: Codable, Sendable {
        /// By what people name it.
        public let number: Number
        /// What is to be done.
        public let title: String
        /// How far it has come now: as of a chore, or `deleted`.
        public let state: String
    }

    /// When the change was made.
    public let at: String
    /// What had been done, in the rules' word.
    public let operation: String
    /// To what.
    public let on: Phrase
    /// What a member was called until now, where that is another name.
    public var renamedFrom: String?
    /// What the member is called now.
    public var renamedTo: String?
    /// How the points of whoever did it moved.
    public let points: Int
    /// The chores it was about.
    public let chores: [Chore]
}
