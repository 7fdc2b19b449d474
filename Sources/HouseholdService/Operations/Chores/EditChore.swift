public import Household
public import HouseholdStore

/// Changes what a chore is, whose it is, what it is worth or when it is due.
///
/// Parents may.
///
/// Refused for a chore that is done: what was promised for it stays.
public struct EditChore: Change {
    /// A new value, or none.
    public enum Setting<Value: Codable & Sendable>: Codable, Sendable {
        case to(Value)
        case none
    }

    /// The name by which the rules know it.
    public static let action = Action.editChore
    let number: Number
    /// A new title.
    public var title: Title?
    /// A new description, or none.
    public var details: Setting<Note>?
    /// Another assignee, or open to all.
    public var assignee: Setting<String>?
    /// Another value.
    public var value: ChoreValue?
    /// Another due date, or none.
    public var due: Setting<Due>?
    /// Another rule by which it comes back, or none: it is to be done once more.
    public var recurrence: Setting<Recurrence>?
    /// Whether a parent looks, or as the household does it.
    public var approval: Setting<Approval>?
    /// Whether the due date may be over already.
    public var mayBePast = false

    /// A change of the chore with that number; what is not set stays.
    public init(_ number: Number) {
        self.number = number
    }

    /// The chore.
    public func subject(in facts: borrowing Facts, for principal: Principal) throws -> Chore {
        try facts.chore(numbered: number, for: principal)
    }

    /// Changes it.
    public func run(_ grant: borrowing Grant<Chore>) throws -> ChoreView {
        let home = try grant.membership().home
        if case .to(let due) = due, !mayBePast {
            try due.refusePast(at: grant.instant, in: home.household.zone)
        }
        let occurrence = try grant.update { chore in
            chore.title = title ?? chore.title
            chore.value = value ?? chore.value
            if let details { chore.details = details.value }
            try change(&chore.timing, of: chore)
            if let approval { chore.approval = approval.value }
            if let assignee { chore.assignment = try assignment(assignee, in: home) }
        }
        return ChoreView(occurrence, in: home, at: grant.instant)
            .withNext(occurrence, in: home.household.zone)
    }

    private func change(_ timing: inout Chore.Timing, of chore: Chore) throws {
        switch (recurrence, due) {
        case (.to(let recurrence), _): timing = .repeating(recurrence)
        case (Setting.none?, _): timing = .once(due?.value)
        case (nil, let due?):
            guard case .once = timing else { throw ServiceError.choreRepeats(chore.number) }
            timing = .once(due.value)
        case (nil, nil): break
        }
    }

    private func assignment(
        _ setting: Setting<String>, in home: Principal.Home
    ) throws -> Chore.Assignment {
        switch setting {
        case .to(let name): .one(try home.member(named: name).id)
        case .none: .anyone
        }
    }
}

extension EditChore.Setting {
    fileprivate var value: Value? {
        guard case .to(let value) = self else { return nil }
        return value
    }
}
