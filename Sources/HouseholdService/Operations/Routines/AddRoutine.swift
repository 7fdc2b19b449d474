package import HouseholdModel

/// Puts chores together in an order, as a routine such as `morning`.
///
/// Parents may; among housemates everybody.
///
/// Refused where one is called so already.
package struct AddRoutine: Change, HouseholdOperation {
    package static let action = Action.addRoutine
    let name: Tag
    let chores: [Number]
    let bonus: PointsAmount?

    /// The routine called `name` of those chores; who does all that is due of it gets `bonus`, too.
    package init(_ name: Tag, of chores: [Number], bonus: PointsAmount? = nil) {
        self.name = name
        self.chores = chores
        self.bonus = bonus
    }

    /// Adds it.
    package func run(_ grant: borrowing Grant<Self>) throws -> RoutineView {
        try grant.addRoutine(name, of: chores, bonus: bonus)
    }

    package func inverse(on subject: Household, by member: Member) -> Inverse? {
        .by(.deleteRoutine)
    }
}

extension Action {
    package static let addRoutine = Action(
        "routine.add", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["routine.delete"],
            PastTense("routine added") { who, thing in "\(who) added a routine to \(thing)" }),
        tells: .nobody)
}
