package import HouseholdModel

/// Hands back a chore that was taken, so that it is open to all again.
///
/// Whoever has it may, and parents.
///
/// Doing it twice changes nothing.
package struct UnclaimChore: OccurrenceOperation, Change {
    package static let action = Action.unclaimChore
    package let date: OccurrenceReference

    /// That chore is open to all.
    package init(_ number: Number) {
        date = OccurrenceReference(number)
    }

    /// Opens it to all.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.take(for: nil))
    }

    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.claimChore)
    }
}

extension Action {
    package static let unclaimChore = Action(
        "chore.unclaim", on: .occurrence(.current), kin: .plain, password: .never,
        back: .by(
            ["chore.claim"], PastTense("given up") { who, thing in "\(who) handed back \(thing)" }),
        tells: [.assignee(.handedBack)])
}
