/// Something that a member is told: once at the next prompt, and in the list of notices.
package struct Notice: Hashable, Sendable {
    /// What is told.
    package enum Message: Hashable, Sendable {
        /// The reward with that number is reached.
        case rewardReached(Number)
        /// Somebody did something that concerns the member.
        case news(News)
        /// Somebody of that name, who signs in so, waits to be let in.
        case joinAsked(Name, Username)
        /// Something that may have been somebody else.
        case warning(Warning)
        /// The badge with that key was earned.
        case badgeEarned(String)
        /// The badge with that key was taken back, since a chore that it came with was not done after all.
        case badgeRevoked(String)
        /// The time of something has come.
        case reminder(Reminder)
        /// What the member owes by that entry of the book is to be paid.
        case paymentDue(entry: Int)
        /// The week is over whose last day that is.
        case weekOver(Day)
        /// The time of a helper's pass is over.
        case passOver(Pass.ID)
        /// The time is over for which house rules were on trial.
        case trialOver
    }

    /// By what the member names it.
    package let number: Number
    /// Since when.
    package let at: Instant
    /// What is told.
    package let message: Message
    /// Whether the member was told.
    package let isRead: Bool
    /// Whether the chore it is about is deleted, which may be taken back.
    package let isOfDeleted: Bool

    /// Creates a notice.
    package init(
        number: Number, at: Instant, message: Message, isRead: Bool, isOfDeleted: Bool = false
    ) {
        self.number = number
        self.at = at
        self.message = message
        self.isRead = isRead
        self.isOfDeleted = isOfDeleted
    }
}
