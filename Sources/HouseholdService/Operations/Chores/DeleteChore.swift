package import HouseholdModel

/// Takes a chore out of every list.
///
/// Parents may.
///
/// What was done and the points for it stay; refused while something of it waits for an OK.
package struct DeleteChore: PlanOperation, Change {
    package static let action = Action.deleteChore
    package let number: Number

    /// The end of the chore with that number.
    package init(_ number: Number) {
        self.number = number
    }

    /// Deletes it; the answer is the chore as it was.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        var view = try grant.view(of: grant.delete())
        view.past = try grant.closedCount()
        return view
    }

    package func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.restoreChore)
    }
}

extension Action {
    package static let deleteChore = Action(
        "chore.delete", on: .chore, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["chore.restore"], PastTense("deleted") { who, thing in "\(who) deleted \(thing)" }),
        tells: .nobody)
}
