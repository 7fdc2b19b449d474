package import Cedar
import CedarJSON

extension Statement {
    /// Writes the policy in each notation, reads it again, and expects the same; so does
    /// formatting.
    ///
    /// - Throws: `Loss`, or what a reader has against what a writer wrote.
    package func checkRoundTrips() throws {
        let printed = description
        let policies = try PolicySet(parsing: printed)
        guard let reread = policies.statements.first, reread.isSame(as: self) else {
            throw Loss(
                step: "printing", original: printed,
                result: policies.statements.map(\.description).joined())
        }
        try policies.checkRoundTrips()
        try PolicySet.checkFormatting(of: printed)
    }

    /// Whether both say the same, wherever they say it.
    func isSame(as other: Statement) -> Bool {
        effect == other.effect && annotations == other.annotations
            && principal == other.principal && action == other.action
            && resource == other.resource
            && conditions.map(\.kind) == other.conditions.map(\.kind)
            && conditions.map(\.body) == other.conditions.map(\.body)
    }
}
