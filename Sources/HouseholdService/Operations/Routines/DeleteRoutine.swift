package import HouseholdModel

/// Takes a routine apart; its chores, and what was paid for it, stay.
///
/// Parents may; among housemates everybody.
package struct DeleteRoutine: Change, HouseholdOperation {
    package static let action = Action.deleteRoutine
    let name: Tag

    /// The routine called `name` is none any more.
    package init(_ name: Tag) {
        self.name = name
    }

    /// Takes it out of every list, and returns what it was.
    package func run(_ grant: borrowing Grant<Self>) throws -> RoutineView {
        try grant.deleteRoutine(name)
    }

    package func inverse(on subject: Household, by member: Member) -> Inverse? {
        .by(.addRoutine)
    }
}

extension Action {
    package static let deleteRoutine = Action(
        "routine.delete", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["routine.add"],
            PastTense("routine deleted") { who, thing in "\(who) deleted a routine of \(thing)" }),
        tells: .nobody)
}
