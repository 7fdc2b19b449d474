/// A line that somebody wrote on a chore.
public struct ChoreNote: Hashable, Sendable {
    /// Who.
    public let by: Member.ID
    /// When.
    public let at: Instant
    /// What.
    public let text: Note

    /// How many there can be on one chore.
    public static let most = 200

    /// Creates a line.
    public init(by: Member.ID, at: Instant, text: Note) {
        self.by = by
        self.at = at
        self.text = text
    }
}
