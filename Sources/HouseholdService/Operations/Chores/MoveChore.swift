public import Household
public import HouseholdStore

/// Moves one date of a chore to another day.
///
/// Parents may.
///
/// One that comes back goes on by its rule from there.
public struct MoveChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.moveChore
    let number: Number
    let due: Due
    let mayBePast: Bool

    /// The open date of the chore with that number is `due`; a date that is over is refused unless `mayBePast`.
    public init(_ number: Number, to due: Due, mayBePast: Bool = false) {
        self.number = number
        self.due = due
        self.mayBePast = mayBePast
    }

    /// The date that is to be done.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrence(ofChore: number, for: principal)
    }

    /// Moves it.
    public func run(_ grant: borrowing Grant<Occurrence>) throws -> ChoreView {
        let home = try grant.membership().home
        if !mayBePast { try due.refusePast(at: grant.instant, in: home.household.zone) }
        return ChoreView(try grant.move(to: due), in: home, at: grant.instant)
    }
}
