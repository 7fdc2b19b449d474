package import HouseholdModel

/// Changes which chores a routine has and in what order, what is paid for all of it, or what it is called.
///
/// Parents may; among housemates everybody.
///
/// What was paid for it stays: nobody is paid a second time for a day.
package struct EditRoutine: Change, HouseholdOperation {
    /// What is changed about it.
    package enum Part: Codable, Sendable {
        /// These are its chores, in that order.
        case chores([Number])
        /// These come at its end; those that it has already move there.
        case adding([Number])
        /// These are none of its chores any more.
        case removing([Number])
        /// So much is paid for all of it, or nothing.
        case bonus(PointsAmount?)
        /// It is called so.
        case name(Tag)
    }

    package static let action = Action.editRoutine
    let name: Tag
    let parts: [Part]

    /// Those parts of the routine called `name` are otherwise.
    package init(_ name: Tag, _ parts: [Part]) {
        self.name = name
        self.parts = parts
    }

    /// Changes it.
    package func run(_ grant: borrowing Grant<Self>) throws -> RoutineView {
        var routine = try grant.routine(name)
        for part in parts {
            switch part {
            case .chores(let numbers): routine.chores = try grant.chores(numbers)
            case .adding(let numbers):
                let added = try grant.chores(numbers)
                routine.chores.removeAll(where: added.contains)
                routine.chores += added
            case .removing(let numbers):
                let removed = try grant.chores(numbers)
                routine.chores.removeAll(where: removed.contains)
            case .bonus(let bonus): routine.bonus = bonus
            case .name(let name): routine.name = name
            }
        }
        return try grant.change(to: routine)
    }

    package func inverse(on subject: Household, by member: Member) -> Inverse? {
        .by(.editRoutine)
    }
}

extension Action {
    package static let editRoutine = Action(
        "routine.edit", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["routine.edit"],
            PastTense("routine changed") { who, thing in "\(who) changed a routine of \(thing)" }),
        tells: .nobody)
}
