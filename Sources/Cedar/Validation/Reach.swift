/// From where in a request a value comes, for telling which entities have to be loaded.
indirect enum Reach: Hashable {
    /// It is found by looking at so many entities, one after the other.
    case steps(Int)
    /// It is an entity that is written in the policy, or found by looking at one.
    case literal
    /// It is a record that is written in the policy, of such values.
    case record([Text: Reach])

    /// What can be one or the other: the farther of both.
    func joined(with other: Reach) -> Reach {
        switch (self, other) {
        case (.literal, _), (_, .literal): .literal
        case (.steps(let one), .steps(let other)): .steps(max(one, other))
        case (.record(let one), .record(let other)):
            .record(one.merging(other) { $0.joined(with: $1) })
        case (.record(let fields), .steps): .record(fields.mapValues { $0.joined(with: other) })
        case (.steps, .record): other.joined(with: self)
        }
    }

    /// Where an attribute of a record comes from.
    func attribute(_ name: Text) -> Reach {
        guard case .record(let fields) = self else { return self }
        return fields[name] ?? .steps(0)
    }

    /// Where an attribute or tag of an entity comes from.
    var next: Reach {
        guard case .steps(let steps) = self else { return self }
        return .steps(steps + 1)
    }
}

extension Typechecker {
    /// Checks that an entity that `expression` looks at is loaded; of a chain of entities that
    /// aren't, the first is reported.
    mutating func look(at entity: Typing, in expression: Expression) {
        guard let level else { return }
        switch entity.reach {
        case .steps(level): findings.add(.beyondLevel(level), at: expression.range)
        case .literal: findings.add(.beyondAnyLevel, at: expression.range)
        case .steps, .record: break
        }
    }
}
