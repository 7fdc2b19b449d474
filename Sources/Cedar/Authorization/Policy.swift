/// A rule that permits or forbids requests.
public struct Policy: Sendable, Identifiable {
    /// The name of a policy or template in its set.
    public struct ID: Hashable, Sendable {
        /// The name, compared scalar by scalar.
        public let text: Text

        /// Creates a name.
        public init(_ rawValue: some StringProtocol) {
            text = Text(rawValue)
        }

        /// The name as people write it.
        public var rawValue: String { text.string }
    }

    /// Where a policy that was made of a template comes from.
    public struct Link: Hashable, Sendable {
        /// The template.
        public let template: ID
        /// What its slots were filled with.
        public let entities: [Slot: EntityUID]
    }

    /// The policy's name in its set.
    public let id: ID
    /// The template it was made of, or `nil` when it was written as it is.
    public let link: Link?
    private let rule: Rule

    /// Creates the policy that `statement`, which has no slots, spells.
    package init(id: ID, statement: Statement, link: Link? = nil) {
        self.id = id
        self.link = link
        rule = Rule(statement)
    }

    /// What a policy says, shared by its copies.
    private final class Rule: Sendable {
        let statement: Statement
        let conditions: [any Term]

        init(_ statement: Statement) {
            self.statement = statement
            conditions = statement.conditions.map(\.term)
        }
    }
}

// MARK: - Reading what a policy says

extension Policy {
    /// The policy as it is written, with the slots of its template filled.
    package var statement: Statement { rule.statement }

    /// Whether it permits or forbids.
    public var effect: Effect { rule.statement.effect }

    /// The notes on the policy, in the order they are written.
    public var annotations: [Annotation] { statement.annotations }

    /// The note called `name`, or `nil` when there is none; empty when the note has no value.
    public func annotation(_ name: Text) -> String? {
        annotations.first { $0.name == name }.map { $0.value?.string ?? "" }
    }

    /// The policy as it was written, with its annotations.
    public var source: String { statement.text }

    /// The number of the line where the policy begins.
    public var line: Int { statement.line }

    /// Whether more than the scope decides if the policy applies.
    public var hasConditions: Bool { !statement.conditions.isEmpty }
}

// MARK: - Applying

extension Policy {
    /// Whether the policy says anything about the request.
    func applies(to situation: Situation) throws(EvaluationError) -> Bool {
        guard rule.statement.action.admits(situation.action),
            rule.statement.principal.admits(situation.principal),
            rule.statement.resource.admits(situation.resource)
        else { return false }
        for condition in rule.conditions where try !condition.bool(in: situation) {
            return false
        }
        return true
    }

    /// Whether the policy's scope lets it apply to `action`.
    public func fits(action: EntityUID, with entities: Entities) -> Bool {
        rule.statement.action.admits(entities.lineage(of: action))
    }

    /// Whether the policy's scope lets it apply to `principal`.
    public func fits(principal: EntityUID, with entities: Entities) -> Bool {
        rule.statement.principal.admits(entities.lineage(of: principal))
    }
}

extension Statement.Condition {
    /// What must be true for the clause to be met.
    fileprivate var term: any Term {
        switch kind {
        case .when: body.term
        case .unless: Expression(.not(body)).term
        }
    }
}

extension ScopeClause {
    /// Whether an entity is one of those the clause is about.
    func admits(_ entity: Lineage) -> Bool {
        switch self {
        case .any: true
        case .equal(.entity(let other)): entity.uid == other
        case .in(.entity(let group)): entity.isIn(group)
        case .isType(let type): entity.uid.entityType == type
        case .isTypeIn(let type, .entity(let group)):
            entity.uid.entityType == type && entity.isIn(group)
        case .equal(.slot), .in(.slot), .isTypeIn(_, .slot): false
        }
    }
}

extension ActionClause {
    /// Whether an action is one of those the clause is about.
    func admits(_ action: Lineage) -> Bool {
        switch self {
        case .any: true
        case .equal(let other): action.uid == other
        case .in(let group): action.isIn(group)
        case .inAny(let groups): groups.contains(where: action.isIn)
        }
    }
}

// MARK: - Writing names

extension Policy.ID: CustomStringConvertible {
    /// The name itself.
    public var description: String { rawValue }
}

extension Policy.ID: ExpressibleByStringLiteral {
    /// Creates the name that a literal spells.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension Policy.ID: Comparable {
    /// Whether `left` comes before `right`, byte by byte.
    public static func < (left: Policy.ID, right: Policy.ID) -> Bool {
        left.text < right.text
    }
}
