public import Household
public import HouseholdStore

/// An operation on the plan of a chore.
public protocol PlanOperation: Operation where Subject == Chore {
    /// The chore's number.
    var number: Number { get }
}

extension PlanOperation {
    /// The chore.
    public func subject(in facts: borrowing Facts, for principal: Principal) throws -> Chore {
        try facts.chore(numbered: number, for: principal)
    }
}

/// An operation on one date of a chore.
public protocol DateOperation: Operation where Subject == Occurrence {
    /// The date that is meant.
    var date: ChoreDate { get }
}

extension DateOperation {
    /// The date that is meant for the operation's action.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrence(date, for: principal, to: Self.action)
    }
}
