import Cedar
import HouseholdDatabase
import HouseholdModel

/// The question whether those who do chores get all points for them, asked of each with what the rules count of that one.
///
/// Whoever says that it is done, or only looks, is not whom it is about. What is found out of somebody is kept for the next
/// date, so that a list costs no more than its people.
struct PointsQuestion {
    private let rules: HouseRules
    private let principal: Principal
    private let instant: Instant
    private let counts: Set<AskerCount>
    private var contexts: [Member.ID: AuthorizationContext] = [:]

    /// Asks for whoever is at home with `principal`.
    init(under rules: HouseRules, for principal: Principal, at instant: Instant) {
        (self.rules, self.principal, self.instant) = (rules, principal, instant)
        counts = rules.halving.isEmpty ? [] : rules.counts(about: .fullPoints)
    }

    /// What the date's points are the half of for `doer`, who does it at that moment; `nil` where house rules leave all.
    mutating func half(
        for date: Occurrence, by doer: Member, in facts: borrowing Facts
    ) throws -> Completion.Half? {
        guard !rules.halving.isEmpty else { return nil }
        let full = date.value(at: instant, in: try principal.membership().home.household.zone)
        guard full.half != full else { return nil }
        let question = try context(of: doer, in: facts)
            .question(.fullPoints, date.reference, naming: nil, by: doer)
        let names = rules.decide(.fullPoints, question).determining
            .filter(rules.halving.contains).map(\.rawValue)
        return Completion.Half(of: full, by: names)
    }

    /// The same of an open date for whoever would do it, as far as that is known: who looks where it is offered to them, or
    /// whose it is, or else who looks.
    ///
    /// What rules count of somebody is theirs to see, so that nobody else is told what follows from it.
    mutating func half(
        ahead date: Occurrence, in facts: borrowing Facts
    ) throws -> Completion.Half? {
        guard !rules.halving.isEmpty, date.isOpen, !date.isForParents else { return nil }
        let (viewer, home) = try principal.membership()
        let holder = date.offeredTo == viewer.id ? viewer.id : date.assignee
        guard let doer = holder.map(home.member) ?? viewer,
            doer.id == viewer.id || counts.isEmpty
        else { return nil }
        return try half(for: date, by: doer, in: facts)
    }

    private mutating func context(
        of doer: Member, in facts: borrowing Facts
    ) throws -> AuthorizationContext {
        if let context = contexts[doer.id] { return context }
        let context = try AuthorizationContext(
            principal, at: instant,
            counting: facts.counts(counts, of: doer, in: principal.membership().home),
            tellingDates: rules.tellsDates)
        contexts[doer.id] = context
        return context
    }
}
