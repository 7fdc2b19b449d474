public import Household

/// Takes up a chore again that rested; one that comes back goes on from today.
///
/// Parents may.
///
/// Doing it twice changes nothing.
public struct ResumeChore: PlanOperation, Change {
    /// The name by which the rules know it.
    public static let action = Action.resumeChore
    /// The chore's number.
    public let number: Number

    /// The chore with that number rests no more.
    public init(_ number: Number) {
        self.number = number
    }

    /// Keeps it.
    public func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.rest(since: nil))
    }

    /// How it is taken back.
    public func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.pauseChore)
    }
}

extension Action {
    package static let resumeChore = Action(
        "chore.resume", on: .chore, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["chore.pause"], PastTense("resumed") { who, thing in "\(who) took up \(thing) again" })
    )
}
