/// A line that somebody wrote on a chore.
package struct ChoreNote: Hashable, Sendable {
    /// Who.
    package let by: Member.ID
    /// When.
    package let at: Instant
    /// What.
    package let text: Note

    /// How many there can be on one chore.
    package static let most = 200

    /// Creates a line.
    package init(by: Member.ID, at: Instant, text: Note) {
        self.by = by
        self.at = at
        self.text = text
    }
}
