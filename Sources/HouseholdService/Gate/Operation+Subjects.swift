public import Household

// What operations act on; each kind of thing is found in one way.

/// An operation on the program, or on one's own account.
public protocol ProgramOperation: Operation where Subject == Program {}

extension ProgramOperation {
    /// The program.
    public func subject(in facts: borrowing HomeFacts, for principal: Principal) -> Program {
        Program()
    }
}

/// An operation on the household of whoever asks.
public protocol HouseholdOperation: Operation where Subject == Household {}

extension HouseholdOperation {
    /// The household of whoever asks.
    public func subject(
        in facts: borrowing HomeFacts, for principal: Principal
    ) throws -> Household {
        try principal.membership().home.household
    }
}

/// An operation on a member who is called by name, or on whoever asks.
public protocol PersonOperation: Operation where Subject == Member {
    /// The member's name; without one whoever asks is meant.
    var name: String? { get }
}

extension PersonOperation {
    /// The member; without a name whoever asks.
    public func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Member {
        let (asker, home) = try principal.membership()
        return try name.map { try home.member(named: $0) } ?? asker
    }
}

/// An operation on a child who is called by name.
public protocol ChildOperation: PersonOperation {
    /// The child's name.
    var child: String { get }
}

extension ChildOperation {
    /// The child's name.
    public var name: String? { child }
}

/// An operation on whoever asks.
public protocol OwnOperation: Operation where Subject == Member {}

extension OwnOperation {
    /// Whoever asks.
    public func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Member {
        try principal.membership().member
    }
}

/// An operation on the plan of a chore.
public protocol PlanOperation: Operation where Subject == Chore {
    /// The chore's number.
    var number: Number { get }
}

extension PlanOperation {
    /// The chore.
    public func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Chore {
        try facts.chore(numbered: number)
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
        in facts: borrowing HomeFacts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrence(date, to: Self.action)
    }
}

/// An operation on a reward.
public protocol RewardOperation: Operation where Subject == Reward {
    /// The reward's number.
    var number: Number { get }
}

extension RewardOperation {
    /// The reward.
    public func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Reward {
        try facts.reward(numbered: number)
    }
}

/// An operation on a request for a reward.
public protocol RequestOperation: Operation where Subject == Redemption {
    /// The request's number.
    var number: Number { get }
}

extension RequestOperation {
    /// The request.
    public func subject(
        in facts: borrowing HomeFacts, for principal: Principal
    ) throws -> Redemption {
        try facts.redemption(numbered: number)
    }
}

/// An operation on one entry of the household's book.
public protocol EntryOperation: Operation where Subject == Entry {
    /// The number by which whoever asks calls the entry: its place in the book or, for those who read their own only,
    /// among these.
    var entry: Int { get }
}

extension EntryOperation {
    /// The entry.
    public func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Entry {
        try facts.entry(numbered: entry)
    }
}
