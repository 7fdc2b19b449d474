package import HouseholdModel

/// Wishes for a reward: it is nothing to be had until a parent says what it costs, who is told.
///
/// Children may.
///
/// Refused where the same is wished for already and waits, or too much is.
package struct ProposeReward: Change, HouseholdOperation {
    package static let action = Action.proposeReward
    let title: Title
    let details: Note?

    /// The wish for something called `title`.
    package init(title: Title, details: Note? = nil) {
        self.title = title
        self.details = details
    }

    /// Keeps it, until a parent answers.
    package func run(_ grant: borrowing Grant<Self>) throws -> WishView {
        try grant.wish(for: title, details: details)
    }

    package func inverse(on subject: Household, by member: Member) -> Inverse? {
        .ofNew(by: .retractWish)
    }
}

extension Action {
    package static let proposeReward = Action(
        "reward.propose", on: .household, kin: .plain, password: .never,
        back: .by(
            ["reward.retract"],
            PastTense("proposed") { who, thing in "\(who) proposed \(thing)" }),
        tells: [.guardians(.made)])
}
