/// Checks policies against a schema.
struct Validator {
    let schema: Schema
    /// How many entities, one after the other, a policy may look at, if that matters.
    let level: Int?
    private let inspector = TextInspector()

    /// Prepares to check policies.
    init(schema: Schema, level: Int? = nil) {
        self.schema = schema
        self.level = level
    }

    /// Everything that is wrong with a policy or template.
    func findings(in statement: Statement, of id: Policy.ID) -> [Validation.Finding] {
        var findings = Findings(policy: id)
        checkMentions(in: statement, &findings)
        checkApplicability(of: statement, &findings)
        checkTypes(in: statement, at: nil, &findings)
        if let level, findings.all.allSatisfy(\.problem.isWarning) {
            if level == 0 { checkScopeLooksAtNothing(statement, &findings) }
            checkTypes(in: statement, at: level, &findings)
        }
        return findings.all
    }

    /// Everything that is wrong with what the slots of a template were filled with.
    func findings(inLink statement: Statement, of id: Policy.ID) -> [Validation.Finding] {
        var findings = Findings(policy: id)
        for case .entity(let uid)? in [statement.principal.reference, statement.resource.reference]
        where !schema.knows(uid.entityType) {
            findings.add(.unknownEntityType(uid.entityType), at: statement.range)
        }
        checkApplicability(of: statement, &findings)
        return findings.all
    }
}

/// Collects findings, each once.
struct Findings {
    private let policy: Policy.ID
    private var known: Set<Validation.Finding> = []
    private(set) var all: [Validation.Finding] = []

    init(policy: Policy.ID) {
        self.policy = policy
    }

    mutating func add(_ problem: ValidationProblem, at range: Range<Int>) {
        let finding = Validation.Finding(policy: policy, problem: problem, range: range)
        if known.insert(finding).inserted { all.append(finding) }
    }
}

// MARK: - What is mentioned must exist

extension Validator {
    private func checkMentions(in statement: Statement, _ findings: inout Findings) {
        let ranges = statement.scopeRanges
        for (clause, range) in [
            (statement.principal, ranges.principal), (statement.resource, ranges.resource),
        ] {
            if let type = clause.type { check(type, at: range, &findings) }
            if case .entity(let uid)? = clause.reference { check(uid, at: range, &findings) }
        }
        for uid in statement.action.mentioned { check(uid, at: ranges.action, &findings) }
        for condition in statement.conditions { checkMentions(in: condition.body, &findings) }
    }

    private func checkMentions(in expression: Expression, _ findings: inout Findings) {
        switch expression.form {
        case .literal(.entity(let uid)): check(uid, at: expression.range, &findings)
        case .isType(_, let type, _): check(type, at: expression.range, &findings)
        default: break
        }
        for problem in inspector.problems(in: expression.form) {
            findings.add(problem, at: expression.range)
        }
        for operand in expression.form.operands { checkMentions(in: operand, &findings) }
    }

    private func check(_ type: EntityType, at range: Range<Int>, _ findings: inout Findings) {
        if !schema.knows(type) { findings.add(.unknownEntityType(type), at: range) }
    }

    private func check(_ uid: EntityUID, at range: Range<Int>, _ findings: inout Findings) {
        check(uid.entityType, at: range, &findings)
        if let ids = schema.entityTypes[uid.entityType]?.ids, !ids.contains(uid.idText) {
            findings.add(.unlistedID(uid), at: range)
        }
        if uid.entityType.isAction, schema.actions[uid] == nil {
            findings.add(.unknownAction(uid), at: range)
        }
        if let problem = inspector.problem(inName: uid.idText) { findings.add(problem, at: range) }
    }
}

extension ScopeClause {
    fileprivate var type: EntityType? {
        switch self {
        case .isType(let type), .isTypeIn(let type, _): type
        case .any, .equal, .in: nil
        }
    }
}

// MARK: - Some action must fit

extension Validator {
    private func checkApplicability(of statement: Statement, _ findings: inout Findings) {
        let isKnown = statement.action.mentioned.allSatisfy { schema.actions[$0] != nil }
        let isApplicable = schema.actions.contains { uid, action in
            statement.action.admits(schema.actionEntities.lineage(of: uid))
                && action.principals.contains { statement.principal.admits($0, in: schema) }
                && action.resources.contains { statement.resource.admits($0, in: schema) }
        }
        if !isKnown || !isApplicable { findings.add(.noApplicableAction, at: statement.range) }
    }
}

extension ScopeClause {
    /// Whether an entity of `type` can be one the clause is about.
    func admits(_ type: EntityType, in schema: Schema) -> Bool {
        switch self {
        case .any: true
        case .equal(.entity(let uid)): type == uid.entityType
        case .in(.entity(let uid)): schema.canBe(type, in: uid.entityType)
        case .isType(let wanted): type == wanted
        case .isTypeIn(let wanted, .entity(let uid)):
            type == wanted && schema.canBe(type, in: uid.entityType)
        case .equal(.slot), .in(.slot): true
        case .isTypeIn(let wanted, .slot): type == wanted
        }
    }
}

// MARK: - Types must fit in every kind of request

extension Validator {
    private func checkTypes(
        in statement: Statement, at level: Int?, _ findings: inout Findings
    ) {
        let conditions = statement.conditions.map { condition in
            let body = condition.body.core
            return condition.kind == .when ? body : Expression(.not(body), at: condition.range)
        }
        let policy = Expression(.and(conditions), at: statement.range)
        var canApply = false
        for environment in schema.environments
        where admits(environment, by: statement, &findings) {
            var checker = Typechecker(
                schema: schema, environment: environment, level: level, findings: findings)
            canApply = checker.typing(of: policy).type != .known(false) || canApply
            findings = checker.findings
        }
        if !canApply { findings.add(.neverApplies, at: statement.range) }
    }

    /// Whether the scope can be met by a request of this kind; one clause after the other, as in
    /// `principal && action && resource`.
    private func admits(
        _ environment: Environment, by statement: Statement, _ findings: inout Findings
    ) -> Bool {
        guard statement.principal.admits(environment.principal, in: schema) else { return false }
        if statement.action == .inAny([]) {
            findings.add(.emptySet, at: statement.scopeRanges.action)
        } else {
            let action = schema.actionEntities.lineage(of: environment.action)
            guard statement.action.admits(action) else { return false }
        }
        return statement.resource.admits(environment.resource, in: schema)
    }
}

// MARK: - Only what is loaded may be looked at

extension Validator {
    /// Reports the clauses of a scope that ask what an entity is in.
    private func checkScopeLooksAtNothing(_ statement: Statement, _ findings: inout Findings) {
        let ranges = statement.scopeRanges
        if statement.principal.isAboutGroup {
            findings.add(.beyondLevel(0), at: ranges.principal)
        }
        if statement.action.isAboutGroup { findings.add(.beyondLevel(0), at: ranges.action) }
        if statement.resource.isAboutGroup { findings.add(.beyondLevel(0), at: ranges.resource) }
    }
}

extension ScopeClause {
    fileprivate var isAboutGroup: Bool {
        switch self {
        case .in, .isTypeIn: true
        case .any, .equal, .isType: false
        }
    }
}

extension ActionClause {
    fileprivate var isAboutGroup: Bool {
        switch self {
        case .in, .inAny: true
        case .any, .equal: false
        }
    }
}

/// One kind of request: an action with types of entities.
struct Environment {
    let principal: EntityType
    let action: EntityUID
    let resource: EntityType
    let context: RecordType
}

extension Schema {
    /// All kinds of requests.
    fileprivate var environments: [Environment] {
        actions.sorted { $0.key < $1.key }.flatMap { uid, action in
            action.principals.flatMap { principal in
                action.resources.map { resource in
                    Environment(
                        principal: principal, action: uid, resource: resource,
                        context: action.context)
                }
            }
        }
    }
}
