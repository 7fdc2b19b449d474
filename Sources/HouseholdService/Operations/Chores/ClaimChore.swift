public import Household

/// Takes a chore that is open to all, so that others see whose it is.
///
/// The family may, as long as nobody else has it.
///
/// Doing it twice changes nothing.
public struct ClaimChore: OccurrenceOperation, Change {
    /// The name by which the rules know it.
    public static let action = Action.claimChore
    /// The date that is meant.
    public let date: OccurrenceReference

    /// That chore is for whoever asks.
    public init(_ number: Number) {
        date = OccurrenceReference(number)
    }

    /// Makes it theirs.
    public func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.take(for: grant.membership().member))
    }

    /// How it is taken back.
    public func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.unclaimChore)
    }
}

extension Action {
    package static let claimChore = Action(
        "chore.claim", on: .occurrence(.current), kin: .plain, password: .never,
        back: .by(["chore.unclaim"], PastTense("claimed") { who, thing in "\(who) took \(thing)" }))
}
