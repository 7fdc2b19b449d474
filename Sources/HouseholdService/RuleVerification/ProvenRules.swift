import HouseholdModel

/// Rules of a household's own that can be set, since they were proven: nothing else makes them.
struct ProvenRules {
    let text: String
    let rules: HouseRules
    /// What kind of household they were proven for.
    let template: Household.Template

    /// Proves the rules in `text`, from the file at `path`.
    ///
    /// - Throws: ``RulesProblem/broken(_:)``, ``RulesProblem/wallBroken(_:)``, or
    ///   ``RulesProblem/lockOut(_:)``.
    init(_ text: String, from path: String, _ preparation: Preparation) throws {
        let rules = try HouseRules.insideWalls(text, from: path)
        try RuleProof.prove(
            rules, in: preparation.template, until: preparation.deadline, naming: preparation.names)
        if let action = try rules.locksOut(in: preparation.template) {
            throw ServiceError.rules(.lockOut(action))
        }
        self.text = text
        self.rules = rules
        template = preparation.template
    }
}

extension HouseRules {
    /// What every owner needs, so that the household can be seen and put right again.
    private static let needed: [Action] = [
        .showHousehold, .showMember, .listChores, .addChore, .showRules, .setRules,
    ]

    /// The first of what every owner needs that these rules do not simply allow.
    func locksOut(in template: Household.Template) throws -> Action? {
        try Self.needed.first { try answer(.owner, $0, in: template) != .yes }
    }
}
