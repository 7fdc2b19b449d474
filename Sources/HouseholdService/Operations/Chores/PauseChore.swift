public import Household

/// Lets a chore rest: it is in no list until it is resumed.
///
/// Parents may.
///
/// Doing it twice changes nothing.
public struct PauseChore: PlanOperation, Change {
    /// The name by which the rules know it.
    public static let action = Action.pauseChore
    /// The chore's number.
    public let number: Number

    /// The chore with that number rests.
    public init(_ number: Number) {
        self.number = number
    }

    /// Keeps it.
    public func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.rest(since: grant.instant))
    }

    /// How it is taken back.
    public func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.resumeChore)
    }
}

extension Action {
    package static let pauseChore = Action(
        "chore.pause", on: .chore, kin: .manages(except: .nothing), password: .never,
        back: .by(["chore.resume"], PastTense("paused") { who, thing in "\(who) paused \(thing)" }))
}
