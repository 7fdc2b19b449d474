package import HouseholdModel

/// Takes up a chore again that rested; one that comes back goes on from today.
///
/// Parents may.
///
/// Doing it twice changes nothing.
package struct ResumeChore: PlanOperation, Change {
    package static let action = Action.resumeChore
    package let number: Number

    /// The chore with that number rests no more.
    package init(_ number: Number) {
        self.number = number
    }

    /// Keeps it.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.rest(since: nil))
    }

    package func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.pauseChore)
    }
}

extension Action {
    package static let resumeChore = Action(
        "chore.resume", on: .chore, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["chore.pause"], PastTense("resumed") { who, thing in "\(who) took up \(thing) again" }),
        tells: .nobody)
}
