public import Household
public import HouseholdStore

/// Shows everything about a chore.
///
/// Parents may; a child of its own chores and those open to all.
public struct ShowChore: Inquiry {
    /// The name by which the rules know it.
    public static let action = Action.showChore
    let date: ChoreDate

    /// Asks for that chore.
    public init(_ number: Number, on day: Day? = nil, of person: String? = nil) {
        date = ChoreDate(number, on: day, of: person)
    }

    /// The open date of the chore, or the one that was done.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrence(date, for: principal, to: Self.action)
    }

    /// The chore.
    public func answer(_ sight: borrowing Sight<Occurrence>) throws -> ChoreView {
        let home = try sight.home()
        return ChoreView(sight.subject, in: home, at: sight.instant)
            .withNext(sight.subject, in: home.almanac)
            .withNotes(try sight.facts.notes(on: sight.subject.chore), in: home)
    }
}
