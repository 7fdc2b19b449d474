package import HouseholdModel
package import HouseholdService

extension Sealing {
    /// What a parent should know; nothing when all is well.
    package var sentences: [Phrase] {
        remarks
            + [problem].compactMap(\.self).map {
                "The books could not be sealed. \($0.explanation.message)"
            }
    }
}
