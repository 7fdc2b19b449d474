package import HouseholdModel

/// Says whether the household has a code with which adults ask to be let in, who made it, and until when it works.
///
/// Those who may make one may ask. What is typed nobody can say any more: only its hash is kept.
package struct ShowCode: Inquiry, HouseholdOperation {
    package static let action = Action.showCode

    /// Asks for the code.
    package init() {}

    /// The code, while there is one.
    package func answer(_ sight: borrowing Sight<Household>) throws -> CodeView? {
        try sight.facts.openCode(at: sight.instant)
    }
}

extension Action {
    package static let showCode = Action(
        "household.code", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
