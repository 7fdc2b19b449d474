import Cedar
import SeededRandom

/// Makes policies, entities and requests that have so few names that they often meet.
struct SmallWorld {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    private static let types: [EntityType] = ["A", "B", "N::A"]
    private static let names: [Text] = ["a", "b", "c"]
    private static let actions = ["see", "do", "all"].map { EntityUID("Action", $0) }
    private static let uids = types.flatMap { type in
        ["1", "2", "3", "4"].map { EntityUID(type, id: Text($0)) }
    }
}

// MARK: - Chance

extension SmallWorld {
    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &random)]
    }

    /// Whether something happens that does so once in `count` times.
    private mutating func once(in count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    private mutating func some<Element>(
        _ counts: ClosedRange<Int>, _ make: (inout Self) -> Element
    ) -> [Element] {
        (0..<Int.random(in: counts, using: &random)).map { _ in make(&self) }
    }
}

// MARK: - What is known and what is asked

extension SmallWorld {
    /// Some of the entities, each in some of those after it.
    mutating func entities() throws -> Entities {
        var entities: [Entity] = []
        for group in [Self.uids, Self.actions] {
            for (index, uid) in group.enumerated() where !once(in: 5) {
                let above = Array(group[(index + 1)...])
                entities.append(
                    Entity(
                        uid: uid, attributes: record(),
                        parents: above.isEmpty ? [] : some(0...2) { $0.pick(above) },
                        tags: record()))
            }
        }
        return try Entities(entities)
    }

    mutating func request() -> Request {
        Request(
            principal: pick(Self.uids), action: pick(Self.actions), resource: pick(Self.uids),
            context: record())
    }

    private mutating func record() -> Record {
        Record(
            Dictionary(
                some(0...3) { ($0.pick(Self.names).string, $0.value(depth: 2)) },
                uniquingKeysWith: { first, _ in first }))
    }

    private mutating func value(depth: Int) -> Value {
        switch Int.random(in: 0..<(depth > 0 ? 10 : 8), using: &random) {
        case 0...1: .bool(once(in: 2))
        case 2: .long(pick([0, 1, 2, .max, .min]))
        case 3: .string(pick(["", "a", "ab", "b"]))
        case 4: .datetime(milliseconds: pick([0, 1, .max]))
        case 5...7: .entity(pick(Self.uids))
        case 8: .set(some(0...2) { $0.value(depth: depth - 1) })
        default: .record([pick(Self.names).string: value(depth: depth - 1)])
        }
    }
}

// MARK: - Policies

extension SmallWorld {
    /// A set of `count` policies.
    mutating func policies(_ count: Int) -> PolicySet {
        var policies = PolicySet()
        for index in 0..<count {
            policies.insert(Policy(id: Policy.ID("policy\(index)"), statement: statement()))
        }
        return policies
    }

    private mutating func statement() -> Statement {
        var statement = Statement(effect: once(in: 3) ? .forbid : .permit)
        statement.principal = scope()
        statement.resource = scope()
        statement.action =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .any
            case 1: .equal(pick(Self.actions))
            case 2: .in(pick(Self.actions))
            default: .inAny(some(0...3) { $0.pick(Self.actions) })
            }
        statement.conditions = some(0...2) { world in
            Statement.Condition(
                kind: world.once(in: 2) ? .when : .unless, body: world.test(height: 4))
        }
        return statement
    }

    private mutating func scope() -> ScopeClause {
        switch Int.random(in: 0..<7, using: &random) {
        case 0...2: .any
        case 3: .equal(.entity(pick(Self.uids)))
        case 4: .in(.entity(pick(Self.uids)))
        case 5: .isType(pick(Self.types))
        default: .isTypeIn(pick(Self.types), .entity(pick(Self.uids)))
        }
    }
}

// MARK: - Expressions

extension SmallWorld {
    /// An expression that is most likely true or false.
    mutating func test(height: Int) -> Expression {
        guard height > 1 else {
            return once(in: 6) ? leaf() : Expression(.literal(.bool(once(in: 2))))
        }
        let height = height - 1
        let form: Expression.Form =
            switch Int.random(in: 0..<14, using: &random) {
            case 0: .and(some(2...3) { $0.test(height: height) })
            case 1: .or(some(2...3) { $0.test(height: height) })
            case 2: .not(test(height: height))
            case 3:
                .conditional(
                    if: test(height: height), then: test(height: height), else: test(height: height)
                )
            case 4...5: .binary(.in, entity(), once(in: 2) ? entity() : set(height) { $0.entity() })
            case 6: .isType(entity(), pick(Self.types), in: once(in: 2) ? entity() : nil)
            case 7: .has(anything(height: height), some(1...2) { $0.pick(Self.names) })
            case 8: .binary(pick([.less, .greaterOrEqual]), number(height), number(height))
            case 9: .like(anything(height: height), pattern())
            case 10: .isEmpty(set(height) { $0.anything(height: height) })
            case 11:
                .binary(
                    pick([.containsAll, .containsAny]), set(height) { $0.anything(height: height) },
                    set(height) { $0.anything(height: height) })
            case 12: .binary(pick(BinaryOperator.allCases), anything(height: height), entity())
            default:
                .binary(
                    pick([.equal, .notEqual]), anything(height: height), anything(height: height))
            }
        return Expression(form)
    }

    /// An expression that can be worth anything, or nothing.
    mutating func anything(height: Int) -> Expression {
        guard height > 1 else { return leaf() }
        return switch Int.random(in: 0..<9, using: &random) {
        case 0: test(height: height)
        case 1: number(height - 1)
        case 2: entity()
        case 3...4: Expression(.access(anything(height: height - 1), pick(Self.names)))
        case 5: set(height - 1) { $0.anything(height: height - 1) }
        case 6:
            Expression(
                .record([.init(name: pick(Self.names), value: anything(height: height - 1))]))
        case 7:
            Expression(
                .call(
                    pick(ExtensionFunction.all), some(0...2) { $0.anything(height: height - 1) }))
        default: leaf()
        }
    }

    private mutating func leaf() -> Expression {
        Expression(
            once(in: 2)
                ? .variable(pick(Expression.Variable.allCases)) : .literal(value(depth: 0)))
    }

    private mutating func entity() -> Expression {
        switch Int.random(in: 0..<4, using: &random) {
        case 0...1: Expression(.literal(.entity(pick(Self.uids))))
        case 2: Expression(.access(entity(), pick(Self.names)))
        default: Expression(.variable(pick([.principal, .action, .resource])))
        }
    }

    private mutating func number(_ height: Int) -> Expression {
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where height > 1: Expression(.negate(number(height - 1)))
        case 1 where height > 1: Expression(.product(some(2...3) { $0.number(height - 1) }))
        case 2 where height > 1:
            Expression(
                .sum(
                    number(height - 1),
                    some(1...2) { world in
                        .init(
                            isSubtracted: world.once(in: 2), operand: world.number(height - 1))
                    }))
        case 3: leaf()
        default: Expression(.literal(.long(pick([0, 1, 2, .max, .min]))))
        }
    }

    private mutating func set(
        _ height: Int, of element: (inout Self) -> Expression
    ) -> Expression {
        once(in: 4) ? leaf() : Expression(.set(some(0...2, element)))
    }

    private mutating func pattern() -> Pattern {
        Pattern(some(0...3) { $0.pick([.wildcard, .scalar("a"), .scalar("b")]) })
    }
}
