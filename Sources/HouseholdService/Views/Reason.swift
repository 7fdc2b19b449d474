import Cedar

/// What one policy had to do with an answer, as `reason` in JSON.
package struct Reason: Codable, Hashable, Sendable {
    /// What keeps a policy from applying.
    package enum Obstacle: String, Codable, Hashable, Sendable {
        /// It is about others, or about other things.
        case scope
        /// A condition is not met.
        case condition
        /// A condition can't be evaluated.
        case error
    }

    /// The policy.
    package let policy: String
    /// Whether it permits or forbids.
    package let effect: String
    /// The policy as it was written, without the notes on it.
    package let text: String
    /// The same without the other actions it is about.
    package let brief: String
    /// What keeps it from applying, unless it applies.
    package var obstacle: Obstacle?
    /// The part of its scope, or the condition, that does so; all conditions where that would tell too much.
    package var clause: String?
    /// The smallest part of the condition that alone does so.
    package var part: String?
}

extension Reason {
    /// What `policy` says.
    init(_ policy: Policy) {
        self.init(
            policy: policy.id.rawValue, effect: policy.effect.rawValue, text: policy.rule,
            brief: policy.brief)
    }

    /// What `policy` says, and what keeps it from applying.
    ///
    /// Which of its conditions does so, and which part, is told only to those who may know how things are.
    init(_ policy: Policy, _ outcome: Cedar.Explanation.Outcome, tellingPart: Bool) {
        self.init(policy)
        let unmet: Cedar.Explanation.Clause
        switch outcome {
        case .applies: return
        case .outOfScope(_, let place):
            (obstacle, clause) = (.scope, place.text)
            return
        case .unmet(let clause): (obstacle, unmet) = (.condition, clause)
        case .failed(let clause, _): (obstacle, unmet) = (.error, clause)
        }
        clause = tellingPart ? unmet.place.text : policy.conditions
        part = tellingPart ? unmet.culprit?.text : nil
    }
}

// MARK: - The words of a policy

extension Policy {
    /// The policy as it was written, without the notes on it.
    fileprivate var rule: String {
        let scope = statement.scopeRanges.principal.lowerBound - statement.range.lowerBound
        let head = String(decoding: source.utf8.prefix(scope), as: UTF8.self)
        guard let start = head.ranges(of: effect.rawValue).last else { return source }
        return String(source[start.lowerBound...])
    }

    /// The policy in one line, and its conditions.
    fileprivate var brief: String {
        let scope = [
            statement.principal.text(for: .principal), statement.action.brief,
            statement.resource.text(for: .resource),
        ]
        let head = "\(effect.rawValue) (\(scope.joined(separator: ", ")))"
        return hasConditions ? "\(head)\n\(conditions)" : head
    }

    /// All its conditions as they were written.
    fileprivate var conditions: String {
        let ranges = statement.conditions.map(\.range)
        guard let first = ranges.first, let last = ranges.last else { return "" }
        let start = statement.range.lowerBound
        return String(
            decoding: source.utf8.prefix(last.upperBound - start)
                .dropFirst(first.lowerBound - start), as: UTF8.self)
    }
}

extension ActionClause {
    /// The clause without the actions that it lists.
    fileprivate var brief: String {
        if case .inAny = self { "action in […]" } else { text }
    }
}
