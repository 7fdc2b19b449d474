/// A policy or template as it is written.
package struct Statement: Sendable {
    package var annotations: [Annotation] = []
    package var effect: Effect
    package var principal: ScopeClause = .any
    package var action: ActionClause = .any
    package var resource: ScopeClause = .any
    package var conditions: [Condition] = []
    /// The whole text of the policy, its annotations included.
    package var text = ""
    /// Where the text is, in bytes.
    package var range = 0..<0
    /// Where the three clauses of the scope are, in bytes.
    package var scopeRanges = ScopeRanges()
    /// The number of the line where it begins.
    package var line = 1
    /// The number of the scalar in that line, from 1.
    package var column = 1

    package init(effect: Effect) {
        self.effect = effect
    }

    /// The slots to fill before it is a policy.
    package var slots: [Slot] {
        [principal, resource].compactMap { clause in
            if case .slot(let slot)? = clause.reference { slot } else { nil }
        }
    }

    /// Where the clauses of a scope are, in bytes.
    package struct ScopeRanges: Sendable {
        package var principal = 0..<0
        package var action = 0..<0
        package var resource = 0..<0
    }

    /// A `when` or `unless` clause.
    package struct Condition: Sendable {
        package enum Kind: String, Hashable, Sendable {
            case when, unless
        }

        package let kind: Kind
        package let body: Expression
        /// Where the clause is, in bytes.
        package let range: Range<Int>

        package init(kind: Kind, body: Expression, range: Range<Int> = 0..<0) {
            self.kind = kind
            self.body = body
            self.range = range
        }
    }
}

/// What a policy does when it applies.
public enum Effect: String, Hashable, Sendable, CaseIterable {
    /// Allows the request, unless another policy forbids it.
    case permit
    /// Forbids the request, whatever other policies say.
    case forbid
}

/// A name with a note for people or programs; it has no part in decisions.
public struct Annotation: Hashable, Sendable {
    /// The word after the `@`.
    public let name: Text
    /// What stands in parentheses, if anything does.
    public let value: Text?

    /// Creates an annotation.
    package init(name: Text, value: Text?) {
        self.name = name
        self.value = value
    }
}
