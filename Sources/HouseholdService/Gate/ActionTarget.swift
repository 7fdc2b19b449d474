/// What an action is done to; it has a name in the file of each kind of resource.
package struct ActionTarget: Hashable, Sendable {
    /// The kinds that the schema names.
    package let kinds: [ResourceKind]
    /// Which date of a chore is meant where only the chore is named.
    let selection: OccurrencePick

    init(_ kinds: ResourceKind..., meaning selection: OccurrencePick = .current) {
        self.kinds = kinds
        self.selection = selection
    }
}

/// What the walls say of an action, kept apart from `walls.cedar` on purpose: each is tested by the other.
enum ActionKin: Hashable, Sendable {
    case plain
    /// It is for the program itself.
    case program
    /// A child's parents see by it what the child does, earns and is.
    case sees
    /// It is managing: members, keys, other people's chores, points, rewards, rules, settings. Children never do.
    case manages(except: Exception)

    /// What children do of it all the same.
    enum Exception: Hashable, Sendable {
        case nothing
        /// What is about themselves.
        case oneself
        /// A to-do of their own.
        case ownTodo
        /// A proposal of their own.
        case ownProposal
    }
}

extension Action {
    /// Whether an action wants the password of whoever is signed in, though they gave it when they signed in.
    ///
    /// A shell that a parent left open is then no way to a child's password, to the rules, or to many points.
    enum Reauthentication: Hashable, Sendable {
        case never
        /// As the operation says of what it is asked for.
        case sometimes
        case always
    }
}
