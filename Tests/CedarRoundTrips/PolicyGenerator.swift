package import Cedar
import SeededRandom

/// Makes policies of everything the language has, the same ones for the same seed.
package struct PolicyGenerator {
    var random: SeededGenerator

    /// Creates a generator whose policies depend on nothing but `seed`.
    package init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// The next policy or template.
    package mutating func statement() -> Statement {
        var statement = Statement(effect: chance(2) ? .permit : .forbid)
        statement.annotations = annotations()
        statement.principal = clause(.principal)
        statement.action = actionClause()
        statement.resource = clause(.resource)
        statement.conditions = some(2) {
            let kind: Statement.Condition.Kind = $0.chance(2) ? .when : .unless
            return Statement.Condition(kind: kind, body: $0.expression(height: 5))
        }
        return statement
    }

    private mutating func annotations() -> [Annotation] {
        var names: Set<Text> = []
        return some(2) { generator in
            Annotation(
                name: generator.annotationName(),
                value: generator.chance(3) ? nil : generator.text())
        }.filter { names.insert($0.name).inserted }
    }
}

// MARK: - Choosing

extension PolicyGenerator {
    /// Whether something happens that does one time of `count`.
    mutating func chance(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    /// One of `choices`.
    mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    /// Up to `most` things that `make` makes, and at least `least`.
    mutating func some<Item>(
        _ most: Int, atLeast least: Int = 0, _ make: (inout PolicyGenerator) -> Item
    ) -> [Item] {
        (0..<Int.random(in: least...most, using: &random)).map { _ in make(&self) }
    }
}

// MARK: - Scopes

extension PolicyGenerator {
    private mutating func clause(_ slot: Slot) -> ScopeClause {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .equal(reference(slot))
        case 1: .in(reference(slot))
        case 2: .isType(type())
        case 3: .isTypeIn(type(), reference(slot))
        default: .any
        }
    }

    private mutating func reference(_ slot: Slot) -> EntityReference {
        chance(5) ? .slot(slot) : .entity(uid())
    }

    private mutating func actionClause() -> ActionClause {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .equal(action())
        case 1: .in(action())
        case 2: .inAny(some(3) { $0.action() })
        default: .any
        }
    }

    private mutating func action() -> EntityUID {
        EntityUID(chance(2) ? "Action" : EntityType("\(type())::Action"), id: text())
    }
}
