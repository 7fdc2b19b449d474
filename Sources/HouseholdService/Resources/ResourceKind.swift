import HouseholdModel

/// What all resources of a kind have in common.
///
/// Each kind stands in a file of its own; no part has a default, so that none is forgotten.
package struct ResourceKind: Sendable {
    /// Its entity type in the rules' schema.
    package let type: String
    /// What the records call it; the program has none.
    let word: String?
    /// What the error calls it that says something is not there; `nil` where that says the action cannot be asked for.
    let missing: ServiceError.Noun?
    /// By which actions a member sees that it is there, and all that the rules know of it; `nil` where everybody does.
    ///
    /// It is asked when needed, since each action is made with its kind.
    let seen: @Sendable () -> (glance: Action, whole: Action)?
    /// Finds what somebody means who asks the rules about a thing by its name or number.
    let found: @Sendable (Asked, borrowing HomeFacts) throws -> any Resource

    /// What somebody asks the rules about.
    struct Asked {
        let name: String
        let action: Action
        let member: Member
        let home: Principal.Membership
    }
}

extension ResourceKind: Hashable {
    /// Whether both are the same; each is made once.
    package static func == (left: Self, right: Self) -> Bool { left.type == right.type }

    /// Hashes what tells it apart.
    package func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

extension ResourceKind.Asked {
    /// The number that was typed; throws as if there were no such thing where it is none.
    func number(of thing: ServiceError.Noun) throws -> Number {
        guard let number = Number(name) else { throw ServiceError.notFound(thing, name) }
        return number
    }
}
