public import Household
public import HouseholdStore

/// Adds a chore.
///
/// Parents may.
///
/// Without an assignee it is open to all; of somebody alone in the household it is their own.
public struct AddChore: Change {
    /// The name by which the rules know it.
    public static let action = Action.addChore
    let title: Title
    let details: Note?
    let assignee: String?
    let value: ChoreValue
    let timing: Chore.Timing
    let approval: Approval?
    let mayBePast: Bool

    /// A chore called `title`; a date that is over is refused unless `mayBePast`.
    public init(
        title: Title, details: Note? = nil, assignee: String? = nil, value: ChoreValue = .one,
        timing: Chore.Timing = .once(nil), approval: Approval? = nil, mayBePast: Bool = false
    ) {
        self.title = title
        self.details = details
        self.assignee = assignee
        self.value = value
        self.timing = timing
        self.approval = approval
        self.mayBePast = mayBePast
    }

    /// The household of whoever asks.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Household {
        try principal.membership().home.household
    }

    /// Adds it, with its one date.
    public func run(_ grant: borrowing Grant<Household>) throws -> ChoreView {
        let (member, home) = try grant.membership()
        let named = try assignee.map { try home.member(named: $0) }
        let isAlone = home.active.count == 1
        let assignment = (named ?? (isAlone ? member : nil)).map { Chore.Assignment.one($0.id) }
        if case .once(let due?) = timing, !mayBePast {
            try due.refusePast(at: grant.instant, in: home.household.zone)
        }
        let occurrence = try grant.addChore(
            title, details: details, to: assignment ?? .anyone, worth: value, timing: timing,
            approval: approval)
        return ChoreView(occurrence, in: home, at: grant.instant)
            .withNext(occurrence, in: home.household.zone)
    }
}

extension Due {
    /// Throws when the time is over already.
    func refusePast(at instant: Instant, in zone: Zone) throws(ServiceError) {
        guard instant < isOver(in: zone) else { throw .pastDue(day) }
    }
}
