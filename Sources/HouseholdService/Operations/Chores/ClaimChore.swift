package import HouseholdModel

/// Takes a chore that is open to all, so that others see whose it is.
///
/// The family may, as long as nobody else has it.
///
/// Doing it twice changes nothing.
package struct ClaimChore: OccurrenceOperation, Change {
    package static let action = Action.claimChore
    package let date: OccurrenceReference

    /// That chore is for whoever asks.
    package init(_ number: Number) {
        date = OccurrenceReference(number)
    }

    /// Makes it theirs.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.take(for: grant.membership().member))
    }

    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.unclaimChore)
    }
}

extension Action {
    package static let claimChore = Action(
        "chore.claim", on: .occurrence(.current), kin: .plain, password: .never,
        back: .by(["chore.unclaim"], PastTense("claimed") { who, thing in "\(who) took \(thing)" }),
        tells: .nobody)
}
