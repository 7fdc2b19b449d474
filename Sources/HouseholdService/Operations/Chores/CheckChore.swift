public import Household
public import HouseholdStore

/// Ticks steps of a chore, all of which have to be ticked before it is done.
///
/// Whoever may do the chore may, and parents of anybody's.
///
/// Doing it twice changes nothing.
public struct CheckChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.checkChore
    let date: ChoreDate
    let steps: [Int]
    let isTicked: Bool

    /// Those steps of that chore, counted from 1, are ticked, or not any more.
    public init(
        _ number: Number, on day: Day? = nil, of person: String? = nil, steps: [Int],
        isTicked: Bool = true
    ) {
        date = ChoreDate(number, on: day, of: person)
        self.steps = steps
        self.isTicked = isTicked
    }

    /// The date that is to be done.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrence(date, for: principal, to: Self.action)
    }

    /// Ticks them.
    public func run(_ grant: borrowing Grant<Occurrence>) throws -> ChoreView {
        let home = try grant.membership().home
        return ChoreView(
            try grant.check(steps, isTicked: isTicked, date), in: home, at: grant.instant)
    }

    /// How it is taken back.
    public func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.checkChore)
    }
}
