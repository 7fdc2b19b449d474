package import HouseholdModel

/// Lets a chore rest: it is in no list until it is resumed.
///
/// Parents may.
///
/// Doing it twice changes nothing.
package struct PauseChore: PlanOperation, Change {
    package static let action = Action.pauseChore
    package let number: Number

    /// The chore with that number rests.
    package init(_ number: Number) {
        self.number = number
    }

    /// Keeps it.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.rest(since: grant.instant))
    }

    package func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.resumeChore)
    }
}

extension Action {
    package static let pauseChore = Action(
        "chore.pause", on: .chore, kin: .manages(except: .nothing), password: .never,
        back: .by(["chore.resume"], PastTense("paused") { who, thing in "\(who) paused \(thing)" }),
        tells: .nobody)
}
