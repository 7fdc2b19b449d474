/// That somebody said no to what a member did, proposed or asked to be excused from.
package struct EarlierNo: Hashable, Sendable {
    /// To whom.
    package let to: Member.ID
    /// What was said.
    package let news: Notice.ChoreNews
    /// About the chore with that number.
    package let chore: Number
    /// What it was called then.
    package let title: Title
    /// Who said it.
    package let by: Member.ID
    /// When.
    package let at: Instant
    /// Why.
    package let reason: Note?

    /// Creates one.
    package init(
        to: Member.ID, _ news: Notice.ChoreNews, about chore: Number, called title: Title,
        by: Member.ID, at: Instant, because reason: Note?
    ) {
        self.to = to
        self.news = news
        self.chore = chore
        self.title = title
        self.by = by
        self.at = at
        self.reason = reason
    }
}
