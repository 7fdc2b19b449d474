package import HouseholdModel

/// That the rules do not allow something, and what they say about it.
package struct Refusal: Error, Hashable, Sendable {
    /// Which question was answered with no.
    package enum Step: String, Hashable, Sendable, Codable {
        /// Nobody in this role may do this to anything.
        case role
        /// This member may not do this to this thing.
        case rule
    }

    /// Which question it was.
    package let step: Step
    /// What was asked for.
    package let action: Action
    /// The policies that forbid it; none when no policy allows it.
    package let policies: [String]
    /// The policies that could not be evaluated, which is a refusal too.
    package let errors: [String]
    /// The sentence of the policy that speaks to it.
    package let say: String?
    /// Whom to ask instead, in the policy's words.
    package let ask: String?
    /// The roles that may.
    package let whoMay: [Role]
    /// By what it can be explained.
    let context: RefusalContext
}

extension Refusal {
    /// How the owner gets rid of rules that refuse without a word.
    package enum WayOut: String, Hashable, Sendable, Codable {
        /// They are on trial, or others are, which has to end before any are set.
        case endTrial
        /// They are the household's own, which can go back to those of the program.
        case setShipped
    }

    /// What the owner can do who was refused by rules of the household's own that have no word for it.
    package var wayOut: WayOut? {
        switch context {
        case .told(_, let wayOut): return wayOut
        case .asked(let question):
            guard say == nil, case .member(let member, _, _) = question.judge.principal,
                member.role == .owner
            else { return nil }
            let rules = question.judge.rules
            guard rules.onTrial.isDisjoint(with: policies + errors) else { return .endTrial }
            guard rules.isHouseholds else { return nil }
            return rules.canBeReplaced ? .setShipped : .endTrial
        }
    }
}

// MARK: - From another process

extension Refusal: Codable {
    private enum CodingKeys: String, CodingKey {
        case step, action, policies, errors, say, ask, whoMay, decision, wayOut
    }

    /// Reads one that the gate of another process has explained.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            step: try fields.decode(Step.self, forKey: .step),
            action: try fields.decode(Action.self, forKey: .action),
            policies: try fields.decode([String].self, forKey: .policies),
            errors: try fields.decode([String].self, forKey: .errors),
            say: try fields.decodeIfPresent(String.self, forKey: .say),
            ask: try fields.decodeIfPresent(String.self, forKey: .ask),
            whoMay: try fields.decode([Role].self, forKey: .whoMay),
            context: .told(
                try fields.decodeIfPresent(DecisionView.self, forKey: .decision),
                wayOut: try fields.decodeIfPresent(WayOut.self, forKey: .wayOut)))
    }

    /// Writes what it says, explained.
    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(step, forKey: .step)
        try fields.encode(action, forKey: .action)
        try fields.encode(policies, forKey: .policies)
        try fields.encode(errors, forKey: .errors)
        try fields.encodeIfPresent(say, forKey: .say)
        try fields.encodeIfPresent(ask, forKey: .ask)
        try fields.encode(whoMay, forKey: .whoMay)
        try fields.encodeIfPresent(try? DecisionView(explaining: self), forKey: .decision)
        try fields.encodeIfPresent(wayOut, forKey: .wayOut)
    }
}
