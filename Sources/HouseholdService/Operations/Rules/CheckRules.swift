package import HouseholdModel

/// Proves that the walls stand around the rules that decide.
///
/// Parents may.
package struct CheckRules: Inquiry, HouseholdOperation, Prepared {
    package static let action = Action.checkRules

    private var proof: Answered<ProofView>?

    private enum CodingKeys: CodingKey {}

    /// Asks for a proof.
    package init() {}

    /// Proves it.
    func prepared(_ preparation: Preparation) throws -> CheckRules {
        let rules = preparation.rules
        let proof = try RuleProof(
            of: rules, in: preparation.template, until: preparation.deadline,
            naming: preparation.names)
        var copy = self
        copy.proof = Answered(
            rules, preparation.template,
            ProofView(ok: true, questions: try proof.check(rules), parties: Party.names))
        return copy
    }

    /// How many questions were asked, and who had a part in them.
    ///
    /// - Throws: ``RulesProblem/wallBroken(_:)`` with the plainest case in which a wall does not stand.
    package func answer(_ sight: borrowing Sight<Household>) throws -> ProofView {
        try Answered.answer(proof, sight.rules, sight.subject.template)
    }
}

extension Action {
    package static let checkRules = Action(
        "rules.check", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
