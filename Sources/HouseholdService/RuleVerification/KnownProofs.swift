import HouseholdModel
import Synchronization

/// What was proven lately, so that rules which are tried, looked at before they are set, and set are gone through once.
///
/// A proof depends on nothing but the rules with their walls, the kind of household and the program.
private enum KnownProofs {
    struct Proof: Hashable {
        let digest: [UInt8]
        let template: Household.Template
    }

    /// More than anybody tries in a day.
    static let most = 1_000

    static let proofs = Mutex<Set<Proof>>([])
}

extension RuleProof {
    /// Proves that the walls stand around `rules` in a household of that template, unless that was done before.
    ///
    /// - Throws: ``RulesProblem/broken(_:)`` or ``RulesProblem/wallBroken(_:)``.
    static func prove(
        _ rules: HouseRules, in template: Household.Template, until deadline: Deadline
    ) throws {
        let proof = KnownProofs.Proof(digest: rules.digest, template: template)
        guard !KnownProofs.proofs.withLock({ $0.contains(proof) }) else { return }
        _ = try RuleProof(of: rules, in: template, until: deadline).check(rules)
        KnownProofs.proofs.withLock { proofs in
            if proofs.count >= KnownProofs.most { proofs.removeAll() }
            proofs.insert(proof)
        }
    }
}
