import Household
import HouseholdService
import HouseholdStore

/// A line of an access table as a question that can be put to any rules.
struct AskedRow: Sendable {
    let row: AccessRow
    private let principal: Principal
    private let instant: Instant
    private let resource: ResourceReference
    /// Whom it names besides, who may be nobody there.
    private let named: Result<Member?, any Error>

    /// Whose rules decide: those of the household of whoever asks.
    var template: Household.Template {
        if case .member(_, _, let home) = principal { home.household.template } else { .family }
    }

    /// The question of a line that was brought to life.
    init(_ cell: AccessCell) throws {
        row = cell.row
        let (caller, now) = (cell.family.caller(cell.person), cell.family.clock.now)
        principal = try HouseholdStore.open(at: cell.family.file).read { facts in
            try facts.principal(of: caller, at: now)
        }
        instant = now
        let doer = cell.doer
        resource = try cell.reference()
        named = Result { [principal] in
            try doer.map { try principal.membership().home.member(named: $0) }
        }
    }

    /// What the gate would answer if `rules` decided, in the order in which it asks.
    func verdict(under rules: HouseRules) throws -> Verdict {
        let action = row.action
        switch principal {
        case .nobody where !action.isOutsideHouseholds: return .signIn
        case .account where !action.isOutsideHouseholds: return .household
        case .nobody, .account, .member: break
        }
        let judge = try Judge(rules, for: principal, at: instant)
        if let refusal = try judge.refusalByRole(action) {
            if case .nobody = principal { return .signIn }
            return try Verdict(.refused(refusal))
        }
        guard case .success(let named) = named else { return .missing }
        if let glance = resource.glance, try !judge.allows(glance, on: resource) {
            return .missing
        }
        switch try judge.decide(action, on: resource, naming: named) {
        case .success(let policies): return .yes(by: Set(policies))
        case .failure(let refusal): return try Verdict(.refused(refusal))
        }
    }
}
