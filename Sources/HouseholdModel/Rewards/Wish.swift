/// What a member would like to have as a reward; it costs nothing yet, and waits until a parent says how many points.
package struct Wish: Identifiable, Hashable, Sendable {
    /// The identity.
    package let id: Identifier<Wish>
    /// The household.
    package let household: Household.ID
    /// By what people name it; the reward that comes of it keeps it.
    package let number: Number
    /// What it is.
    package let title: Title
    /// More about it.
    package let details: Note?
    /// Whose it is.
    package let member: Member.ID
    /// When it was made.
    package let at: Instant
    /// Since when it is answered or taken back.
    package let endedAt: Instant?

    /// Creates a wish.
    package init(
        id: Identifier<Wish>, household: Household.ID, number: Number, title: Title,
        details: Note?, member: Member.ID, at: Instant, endedAt: Instant? = nil
    ) {
        self.id = id
        self.household = household
        self.number = number
        self.title = title
        self.details = details
        self.member = member
        self.at = at
        self.endedAt = endedAt
    }
}
