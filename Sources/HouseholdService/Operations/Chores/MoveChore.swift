package import HouseholdModel

/// Moves one date of a chore to another day.
///
/// Parents may.
///
/// One that comes back goes on by its rule from there, and where it was moved ahead from where it would have been: no date
/// comes twice.
package struct MoveChore: OccurrenceOperation, Change {
    package static let action = Action.moveChore
    package let date: OccurrenceReference
    let due: Due
    let mayBePast: Bool

    /// The open date of that chore is `due`; a date that is over is refused unless `mayBePast`.
    package init(
        _ number: Number, on day: Day? = nil, of person: String? = nil, to due: Due,
        mayBePast: Bool = false
    ) {
        date = OccurrenceReference(number, on: day, of: person)
        self.due = due
        self.mayBePast = mayBePast
    }

    /// Moves it.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        let home = try grant.membership().home
        if !mayBePast { try due.refusePast(at: grant.instant, in: home.household.zone) }
        return try grant.view(of: grant.move(date, to: due))
    }

    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.moveChore)
    }
}

extension Action {
    package static let moveChore = Action(
        "chore.move", on: .occurrence(.current), kin: .manages(except: .nothing), password: .never,
        back: .by(["chore.move"], PastTense("moved") { who, thing in "\(who) moved \(thing)" }),
        tells: .nobody)
}
