public import Household
public import HouseholdStore

/// Something that the rules can be asked about.
public protocol Resource: Sendable {
    /// What it is to the rules.
    var reference: ResourceReference { get }
}

/// What a resource is to the rules, with what they need to know of it.
public enum ResourceReference: Sendable {
    case program
    case household(Household)
    case member(Member)
    case chore(Chore)
    case occurrence(Occurrence)
    case reward(Reward)
    case redemption(Redemption)
    case entry(Entry)
    case absence(Absence)
    case auditEntry(AuditRow)
}

/// The program itself: signing in, registering, making a household.
public struct Program: Resource {
    /// What it is to the rules.
    public var reference: ResourceReference { .program }
}

extension Household: Resource {
    /// What it is to the rules.
    public var reference: ResourceReference { .household(self) }
}

extension Member: Resource {
    /// What it is to the rules.
    public var reference: ResourceReference { .member(self) }
}

extension Chore: Resource {
    /// What it is to the rules.
    public var reference: ResourceReference { .chore(self) }
}

extension Occurrence: Resource {
    /// What it is to the rules.
    public var reference: ResourceReference { .occurrence(self) }
}

extension Reward: Resource {
    /// What it is to the rules.
    public var reference: ResourceReference { .reward(self) }
}

extension Redemption: Resource {
    /// What it is to the rules.
    public var reference: ResourceReference { .redemption(self) }
}

extension Entry: Resource {
    /// What it is to the rules.
    public var reference: ResourceReference { .entry(self) }
}

extension Absence: Resource {
    /// What it is to the rules.
    public var reference: ResourceReference { .absence(self) }
}

extension AuditRow: Resource {
    /// What it is to the rules.
    public var reference: ResourceReference { .auditEntry(self) }
}

// MARK: - What it says of itself

extension ResourceReference {
    /// The action by which a member sees that it exists, or `nil` where everybody knows.
    package var glance: Action? {
        switch self {
        case .program, .household: nil
        case .member: .showMember
        case .chore, .occurrence: .glanceChore
        case .reward: .showReward
        case .redemption: .showRequest
        case .entry: .explainEntry
        case .absence: .glanceAbsence
        case .auditEntry: .showAuditEntry
        }
    }

    /// The action by which a member sees all that the rules know of it, or `nil` where everybody does.
    var sight: Action? {
        switch self {
        case .program, .household: nil
        case .member: .showPrivacy
        case .chore, .occurrence: .showChore
        case .reward: .showReward
        case .redemption: .showRequest
        case .entry: .explainEntry
        case .absence: .showAbsence
        case .auditEntry: .showAuditEntry
        }
    }

    /// What an audit row calls it.
    var object: AuditRow.Object? {
        switch self {
        case .program: nil
        case .household: AuditRow.Object(kind: "household", number: nil)
        case .member: AuditRow.Object(kind: "member", number: nil)
        case .chore(let chore): AuditRow.Object(kind: "chore", number: chore.number)
        case .occurrence(let occurrence):
            AuditRow.Object(kind: "chore", number: occurrence.chore.number)
        case .reward(let reward): AuditRow.Object(kind: "reward", number: reward.number)
        case .redemption(let redemption):
            AuditRow.Object(kind: "request", number: redemption.number)
        case .entry(let entry): AuditRow.Object(kind: "entry", number: entry.sequence)
        case .absence(let absence): AuditRow.Object(kind: "absence", number: absence.number)
        case .auditEntry(let row): AuditRow.Object(kind: "audit", number: row.sequence)
        }
    }

    /// The member whom it is about.
    var about: Member.ID? {
        switch self {
        case .member(let member): member.id
        case .chore(let chore):
            chore.assignment.members.count == 1 ? chore.assignment.members.first : nil
        case .occurrence(let occurrence):
            occurrence.completion?.doer ?? occurrence.assignee
        case .redemption(let redemption): redemption.member
        case .entry(let entry): entry.member
        case .absence(let absence): absence.member
        case .program, .household, .reward, .auditEntry: nil
        }
    }
}
