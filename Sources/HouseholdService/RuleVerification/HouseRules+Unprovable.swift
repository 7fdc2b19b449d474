import Cedar
import Household

// What no list of cases is a proof of.

extension HouseRules {
    /// The facts that a proof varies.
    package static var provenFacts: Set<String> { Set(Mentions.varied.map(\.string)) }

    /// Refuses rules that look at something which the model does not vary.
    func refuseUnprovable() throws(ServiceError) {
        for policy in policies.policies where policy.isOfHouseholds {
            let mentions = Mentions(of: [policy])
            if let blind = mentions.blindSpot {
                throw .rules("\(policy.id) \(blind)")
            }
            guard mentions.calculates, policy.isDemanded else { continue }
            throw .rules(
                """
                \(policy.id) calculates, so that nobody can say when parents see what their children do. \
                Compare with a moment or a length of time instead.
                """)
        }
    }
}

extension Policy {
    /// Whether it is about anything that is a household's affair.
    fileprivate var isOfHouseholds: Bool {
        Action.allCases.contains {
            !$0.isOutsideHouseholds && fits(action: $0.uid, with: Entities())
        }
    }

    /// Whether it is about something that a wall demands to be allowed.
    fileprivate var isDemanded: Bool {
        Action.allCases.contains { action in
            (action.kin == .sees || action == .setRules)
                && fits(action: action.uid, with: Entities())
        }
    }
}

extension Mentions {
    /// The facts that the model varies.
    static let varied: Set<Text> = [
        "about", "achievements", "active", "activity", "assignee", "assignees", "by", "created_by",
        "deductions", "doer", "done_at", "done_on", "for_children", "for_parents", "household",
        "kind", "member", "members", "now", "paid", "private", "profile", "progress", "proposed",
        "siblings", "today",
    ]

    /// How many people besides who asks have a part in one case.
    private static let crowd = 3

    /// What the model does not vary, in words.
    fileprivate var blindSpot: String? {
        if usesContext {
            return "compares all of the context at once, and nobody can go through all moments. "
                + "Look at context.now or context.today instead."
        }
        if let attribute = attributes.subtracting(Self.varied).min() {
            return "looks at \(attribute), which the proof does not vary."
        }
        let people = entities.filter { $0.entityType == "Member" }
        if reads("assignees", "members"), people.count > Self.crowd {
            return "names \(people.count) people beside a list of people, and the proof has "
                + "\(Self.crowd) in a list at most. Make it several rules."
        }
        return nil
    }
}
