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

    private let rule: Rule

    /// Creates the policy that `statement`, which has no slots, spells.
    package init(id: ID, statement: Statement, link: Link? = nil) {
        rule = Rule(id: id, statement: statement, link: link)
    }

    /// What a policy is, shared by its copies.
    private final class Rule: Sendable {
        let id: ID
        let link: Link?
        let statement: Statement
        let condition: any Term

        init(id: ID, statement: Statement, link: Link?) {
            self.id = id
            self.link = link
            self.statement = statement
            condition = statement.condition.term
        }
    }
}

// MARK: - Reading what a policy says

extension Policy {
    /// The policy's name in its set.
    public var id: ID { rule.id }

    /// The template it was made of, or `nil` when it was written as it is.
    public var link: Link? { rule.link }

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
        return try rule.condition.bool(in: situation)
    }

    /// Whether the conditions rule out that the policy ever applies.
    var isVoid: Bool { rule.condition.known == .bool(false) }

    /// Whether the policy's scope lets it apply to `action`.
    public func fits(action: EntityUID, with entities: Entities) -> Bool {
        rule.statement.action.admits(entities.lineage(of: action))
    }

    /// Whether the policy's scope lets it apply to `principal`.
    public func fits(principal: EntityUID, with entities: Entities) -> Bool {
        rule.statement.principal.admits(entities.lineage(of: principal))
    }

    /// Whether the policy's scope lets it apply to `resource`.
    package func fits(resource: EntityUID, with entities: Entities) -> Bool {
        rule.statement.resource.admits(entities.lineage(of: resource))
    }

    /// Whether the policy's conditions hold for a request, whatever its scope is about.
    package func holds(
        for request: Request, with entities: Entities
    ) throws(EvaluationError) -> Bool {
        try rule.condition.bool(in: Situation(request: request, entities: entities))
    }
}

extension Statement {
    /// What must be true beside the scope.
    fileprivate var condition: Expression {
        Expression(
            .and(
                conditions.map { $0.kind == .when ? $0.body : Expression(.not($0.body)) }))
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
